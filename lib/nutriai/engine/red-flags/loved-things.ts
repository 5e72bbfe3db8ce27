import type { Hit } from './hits';
import type { Word } from './words-of';

/** What may stand between a thing and the word that it is loved: “köfteye resmen bayılıyor”. */
const stresses: ReadonlySet<string> = new Set(
  'resmen cok da de bile adeta tam gercekten inanilmaz hep hepimiz hepsi cidden fena feci ayri nasil'.split(
    ' ',
  ),
);
const stressesAtMost = 2;
/** “To eating”, “to meatballs”, “to her soup”: endings that only a thing which is loved has. */
const lovedEnding = /(?:..m(?:aya|eye)|...(?:lara|lere)|..[sd](?:ina|ine|una|une))$/;
/** People and places end like these too: “Fatma bayıldı”, “üstüne bayıldı”. */
const notLoved: ReadonlySet<string> = new Set(
  'ustune uzerine karsisina icine onlara bunlara yerlere kucagina arasina ortasina basina sirasina arkasina gogsune odasina kendine'.split(
    ' ',
  ),
);
/** Things that children love, in the case of what is loved. */
const loved: ReadonlySet<string> = new Set(
  (
    'tatliya kofteye cilege muza elmaya armuda karpuza kavuna uzume kiraza visneye incire mandalinaya portakala ' +
    'limona seftaliye kayisiya erige avokadoya mangoya kiviye hurmaya yogurda peynire ayrana sute kefire ' +
    'yumurtaya omlete menemene makarnaya makarnalara pilava bulgura eristeye mantiya borege pogacaya ekmege ' +
    'simite kurabiyeye keke pankeke krepe corbaya tarhanaya mercimege nohuta fasulyeye bezelyeye ispanaga brokoliye ' +
    'karnabahara kabaga patlicana patatese havuca domatese salataliga biberlere misira zeytine baliga somona tavuga ' +
    'ete kiymaya kebaba donere sucuga lahmacuna pizzaya pideye dolmaya sarmaya kisira humusa tahine pekmeze bala ' +
    'recele cikolataya dondurmaya muhallebiye sutlaca pudinge lokuma helvaya findiga fistiga cevize bademe ' +
    'mamaya pureye suya banyoya muzige oyuna parka salincaga denize havuza kediye kopege'
  ).split(' '),
);

/**
 * The hits without the Turkish word to faint where it says that something is loved: “köfteye bayılıyor”. That
 * something stands just before it, in its own case; “yemekten sonra bayıldı” and “Fatma bayıldı” stay.
 */
export function withoutLovedThings(words: readonly Word[], hits: readonly Hit[]): Hit[] {
  const isLoved = ({ concept, language, from }: Hit) => {
    if (language !== 'tr' || concept !== 'unconscious') return false;
    if (words[from]?.text.startsWith('bayil') !== true) return false;
    let before = from - 1;
    while (from - before <= stressesAtMost && stresses.has(words[before]?.text ?? '')) before -= 1;
    if (words[before]?.clause !== words[from]?.clause) return false;
    const text = words[before]?.text ?? '';
    return loved.has(text) || (lovedEnding.test(text) && !notLoved.has(text));
  };
  return hits.filter((hit) => !isLoved(hit));
}
