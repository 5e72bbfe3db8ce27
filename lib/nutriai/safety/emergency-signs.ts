import { plainText } from '../foods/food-name-key';
import { type SourceId } from '../sources';

/** A sign that needs an ambulance now. */
export interface EmergencySign {
  id: string;
  /** In words for a parent. */
  sign: string;
}

interface SignPattern extends EmergencySign {
  /** On plain text: lower case, no accents, no marks ("can't" is "cant"). */
  patterns: readonly RegExp[];
}

const child =
  '(he|hes|she|shes|they|baby|my baby|child|son|daughter|toddler|infant|the baby|little one|lo|face|lips|skin|body)';

/**
 * Signs after which to call 999, 112 or 911 at once: anaphylaxis, choking that does not clear, and what the NHS lists for babies and
 * toddlers. Sources: NHS, "Anaphylaxis"; NHS, "Is your baby or toddler seriously ill?".
 */
const signs: readonly SignPattern[] = [
  {
    id: 'breathing',
    sign: 'trouble breathing',
    patterns: [
      /\b(trouble|difficulty|difficulties|problems?|hard time|struggling|struggles|struggle|fighting|gasping|labou?red|cant|cannot|can not|couldnt|could not|stopped|stops|not|isnt|unable to|hardly|barely) (with |in |for |to )?(breathe|breathing|breath|catch (his|her|their) breath)\b/,
      /\bbreathing (is )?(difficulty|difficulties|problems?|trouble|hard|fast and hard|badly|noisily|stopped)\b/,
      /\bgasping\b/,
      /\bshort(ness)? of breath\b/,
      /\b(fast|rapid|shallow|noisy) breathing\b/,
      /\bgrunting (noises? )?(with|when|while) (each )?(breath|breathing)\b/,
      /\b(ribs?|chest|skin|tummy) (is |are )?suck(ed|ing) in\b/,
    ],
  },
  { id: 'wheeze', sign: 'wheezing', patterns: [/\b(wheeze|wheezes|wheezing|wheezy|stridor)\b/] },
  {
    id: 'hoarse',
    sign: 'a hoarse voice or cry',
    patterns: [/\bhoarse\b/, /\b(lost|losing) (his|her|their) voice\b/, /\bbarking cough\b.{0,30}\bbreath/],
  },
  {
    id: 'swelling',
    sign: 'swelling of the face, lips, tongue or throat',
    patterns: [
      /\b(swollen|swelling|swells?|swelled|puffy|puffed) (up )?(of |in |around )?(the |his |her |their )?(lips?|tongue|throat|face|mouth|eyes)\b/,
      /\b(lips?|tongue|throat|face|mouth|eyes)( and (lips?|tongue|throat|face|mouth|eyes))? (is |are |has |have |was |were |look |looks |started |starting |keeps? |got |gone |went |all |very |really |to )*(swollen|swelling|swell|swelled|puffy|closing|tight|puffing|blown)\b/,
      /\bthroat (is )?(closing|tightening|closing up)\b/,
    ],
  },
  {
    id: 'floppy',
    sign: 'floppiness',
    patterns: [
      /\b(floppy|limp|lifeless|unresponsive|not responding|wont respond|doesnt respond|not waking|wont wake|cant wake|cannot wake|hard to wake|difficult to wake)\b/,
    ],
  },
  {
    id: 'colour',
    sign: 'blue, grey or very pale skin or lips',
    patterns: [
      new RegExp(
        `\\b${child} (is |are |was |were |has |have |had |hes |just |suddenly |started |starting |to |all |a bit |very |quite |really |gone |going |go |goes |went |turn |turns |turned |turning |look |looks |looked |looking )*(blue|bluish|grey|gray|ashen|mottled)\\b(?! (top|cheese|berr|lentil|mullet))`,
      ),
      /\b(blue|bluish|grey|gray|ashen|mottled) (around (the |his |her )?)?(lips?|tongue|skin|face|mouth|fingernails)\b/,
      /\bcyanos(is|ed)\b/,
    ],
  },
  {
    id: 'unconscious',
    sign: 'loss of consciousness',
    patterns: [
      /\b(unconscious|passed out|passing out|collapsed|collapse|fainted|fainting|lost consciousness|losing consciousness)\b/,
    ],
  },
  {
    id: 'anaphylaxis',
    sign: 'signs of anaphylaxis',
    patterns: [
      /\b(anaphyla(xis|ctic)|epipen|adrenaline pen|auto ?injector)\b/,
      /\b(hives|welts|nettle rash|urticaria)\b.{0,60}\b(vomit\w*|throwing up|being sick|been sick|sick|breath\w*|wheez\w*|swell\w*|swollen|cough\w*|drowsy|sleepy)\b/,
      /\b(vomit\w*|throwing up|being sick|been sick|breath\w*|wheez\w*|swell\w*|swollen|cough\w*|drowsy)\b.{0,60}\b(hives|welts|nettle rash|urticaria)\b/,
      /\b(hives|welts|nettle rash|urticaria) (are |is )?(all over|everywhere|over (his|her|their|the) (whole )?body|spreading)\b/,
      /\b(widespread|spreading|covered in|full of) (hives|welts)\b/,
    ],
  },
  {
    id: 'choking',
    sign: 'choking',
    patterns: [
      /\b(is|was|started|starts|still|hes|shes|theyre|been|be|and|now|keeps?|keeps on|my baby|baby) choking\b/,
      /\bchok(ed|ing) on\b/,
      /\bhelp\b.{0,20}\bchoking\b/,
      /\bchoking\b.{0,20}\b(help|now|not clear|doesnt clear|wont clear)\b/,
      /\b(something|food|it|piece|grape|nut) (is )?(stuck|lodged) in (his|her|their|the|babys|my babys) (throat|airway|windpipe)\b/,
      /\b(cant|cannot|unable to) (cough|cry|swallow)\b/,
    ],
  },
  {
    id: 'fit',
    sign: 'a fit',
    patterns: [
      /\b(seizure|seizures|convuls\w+|having a fit|had a fit|has a fit|fitting|having fits|febrile fit|fits and)\b/,
    ],
  },
  {
    id: 'rash',
    sign: 'a rash that does not fade under a glass',
    patterns: [
      /\brash\b.{0,40}\b(not fad\w+|doesnt fade|does not fade|wont fade|not disappear|doesnt disappear|does not disappear|non blanching|not blanch\w*|doesnt blanch)\b/,
      /\b(non fading|nonfading|non blanching|nonblanching|unfading) rash\b/,
      /\b(fails|failed) the glass test\b/,
    ],
  },
  {
    id: 'vomit',
    sign: 'green or bloody vomit',
    patterns: [
      /\b(green|bilious|bloody|blood ?stained) (vomit\w*|sick|bile)\b/,
      /\b(vomit\w*|throwing up|threw up|brought up|bringing up|sick) (is |was |with |up |looks |looked )*(green|blood|bloody|bile)\b/,
      /\b(blood) in (his|her|their|the) (vomit|sick)\b/,
    ],
  },
  {
    id: 'poison',
    sign: 'something poisonous or dangerous swallowed',
    patterns: [
      /\bswallow(ed|ing)?\b.{0,30}\b(battery|batteries|magnet|magnets|bleach|detergent|cleaner|tablets?|pills?|poison)\b/,
    ],
  },
];

/** Just before a sign these words say that it is not there, or only feared. */
const denied =
  /\b(no|not|never|without|no signs? of|isnt|wasnt|doesnt have|didnt have|hasnt|prevent|prevents|preventing|avoid|avoids|avoiding|risk of|reduce|against|stop|stops|hazard of|danger of|worried about|scared of|afraid of|fear of)( any| a| the| his| her| from| of| your baby| baby| your child| is| being| had| have)*$/;
/** Signs that themselves begin with a "not". */
const sayNot = new Set(['breathing', 'floppy', 'rash', 'choking']);

export const emergencySources: readonly SourceId[] = ['nhs-anaphylaxis', 'nhs-seriously-ill'];

/** Signs in a text that need an ambulance now; empty when there are none. Denied ones ("no wheezing") do not count. Never throws. */
export function emergencySigns(text: string): EmergencySign[] {
  const plain = plainText(text);
  return signs.flatMap(({ id, sign, patterns }) =>
    patterns.some((pattern) => isSaid(pattern, plain, id)) ? [{ id, sign }] : [],
  );
}

function isSaid(pattern: RegExp, plain: string, id: string): boolean {
  if (!pattern.test(plain)) return false;
  for (const match of plain.matchAll(new RegExp(pattern, 'g'))) {
    const before = plain.slice(Math.max(0, match.index - 40), match.index).trimEnd();
    const isDenied = denied.test(before) && !(sayNot.has(id) && /^(not|cant|cannot|stopped)/.test(match[0]));
    if (!isDenied) return true;
  }
  return false;
}
