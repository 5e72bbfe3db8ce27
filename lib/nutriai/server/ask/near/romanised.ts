/** Letters of Devanagari as parents type them in Latin ones. */
const consonants: Readonly<Record<string, string>> = {
  ...{ क: 'k', ख: 'kh', ग: 'g', घ: 'gh', ङ: 'n', च: 'ch', छ: 'chh', ज: 'j', झ: 'jh', ञ: 'n' },
  ...{ ट: 't', ठ: 'th', ड: 'd', ढ: 'dh', ण: 'n', त: 't', थ: 'th', द: 'd', ध: 'dh', न: 'n' },
  ...{ प: 'p', फ: 'f', ब: 'b', भ: 'bh', म: 'm', य: 'y', र: 'r', ल: 'l', ळ: 'l', व: 'w' },
  ...{ श: 'sh', ष: 'sh', स: 's', ह: 'h' },
};
const vowels: Readonly<Record<string, string>> = {
  ...{ अ: 'a', आ: 'aa', इ: 'i', ई: 'i', उ: 'u', ऊ: 'oo', ऋ: 'ri', ए: 'e', ऐ: 'ai', ओ: 'o', औ: 'au', ऑ: 'o' },
};
const signs: Readonly<Record<string, string>> = {
  ...{
    'ा': 'a',
    'ि': 'i',
    'ी': 'i',
    'ु': 'u',
    'ू': 'u',
    'ृ': 'ri',
    'े': 'e',
    'ै': 'ai',
    'ो': 'o',
    'ौ': 'au',
    'ॉ': 'o',
  },
};
const long: Readonly<Record<string, string>> = { 'ा': 'aa', 'ी': 'ee', 'ू': 'oo' };
const bare = '्';
const nasal = /[ंँ]/;
const dot = '़';
const word = /[\u0900-\u0963\u0970-\u097f]+/gu;

/** A consonant with what follows it: a vowel, the vowel that is not written, or nothing. */
interface Sound {
  letters: string;
  sign: string;
  /** A vowel of its own, no consonant before it. */
  isVowel: boolean;
  isNasal: boolean;
}

const unwritten = 'a';

/**
 * Returns a text with its words in Devanagari as most parents type them in Latin letters, "दूध" as "doodh": what is
 * known of Hindi in one script is then known of it in the other. Other words stay.
 */
export function romanised(text: string): string {
  return text.replace(word, (found) => inLatin(soundsOf(found)));
}

function soundsOf(text: string): Sound[] {
  const sounds: Sound[] = [];
  for (const letter of text.normalize('NFD')) {
    const last = sounds.at(-1);
    const consonant = consonants[letter];
    const vowel = vowels[letter];
    if (consonant !== undefined)
      sounds.push({ letters: consonant, sign: unwritten, isVowel: false, isNasal: false });
    else if (vowel !== undefined) sounds.push({ letters: vowel, sign: '', isVowel: true, isNasal: false });
    else if (last === undefined) continue;
    else if (letter === bare) last.sign = '';
    else if (letter === dot) last.letters = dotted[last.letters] ?? last.letters;
    else if (nasal.test(letter)) last.isNasal = true;
    else if (signs[letter] !== undefined) last.sign = letter;
  }
  return sounds;
}

/** What a dot below makes of a letter: "ज़" is a z. */
const dotted: Readonly<Record<string, string>> = { j: 'z' };

const hasVowel = ({ sign, isVowel }: Sound) => isVowel || sign !== '';

function inLatin(sounds: Sound[]): string {
  const last = sounds.at(-1);
  if (last !== undefined && sounds.length > 1 && last.sign === unwritten && !last.isNasal) last.sign = '';
  for (let index = sounds.length - 2; index > 0; index -= 1) {
    const [before, sound, after] = [sounds[index - 1], sounds[index], sounds[index + 1]];
    if (before === undefined || sound === undefined || after === undefined) continue;
    // "सकती" is said "sakti".
    const isDropped = sound.sign === unwritten && !sound.isVowel && !sound.isNasal;
    if (isDropped && hasVowel(before) && !after.isVowel && after.sign !== '') sound.sign = '';
  }
  const isOneSyllable = sounds.filter(hasVowel).length === 1 && last !== undefined && !hasVowel(last);
  return sounds.map((sound, index) => latinOf(sound, index === sounds.length - 1, isOneSyllable)).join('');
}

function latinOf({ letters, sign, isNasal }: Sound, isLast: boolean, isLong: boolean): string {
  const vowel = (isLong ? long[sign] : undefined) ?? signs[sign] ?? sign;
  const isSoft = letters === 'w' && /^[ie]/.test(vowel);
  const consonant = isSoft ? 'v' : isLast && letters === 'chh' ? 'ch' : letters;
  const said = `${consonant}${vowel}`;
  if (!isNasal) return said;
  if (!isLast) return `${said}n`;
  // "में" is typed "mein", and "नहीं" "nahi".
  if (sign === 'े') return `${said}in`;
  return sign === 'ै' || sign === 'ा' || sign === 'ो' ? `${said}n` : said;
}
