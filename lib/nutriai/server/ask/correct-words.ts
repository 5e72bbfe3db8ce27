import { editDistance } from '../../engine/foods/edit-distance';
import { plainText, singularOf } from '../../engine/foods/food-name-key';
import { nameIndex } from '../../engine/foods/name-index';
import { isNameWord } from '../../engine/text/known-word';
import { isFunctionWord } from '../../engine/text/function-words';
import { isOrdinaryWord } from '../../engine/text/ordinary-words';
import { isPreparationWord } from '../../engine/text/preparations-in';

/** Words that decide what kind of answer is right, and that a frightened thumb misspells. */
const tellingWords = `
breathe breathing breath choking choked choke swollen swelling tongue throat lips unconscious unresponsive
floppy lifeless seizure seizures convulsion convulsions
wheezing wheeze anaphylaxis anaphylactic reaction allergic collapsed fainted vomiting vomited vomit blood
bleeding swallowed battery poison poisoned poisoning bleach detergent overdose
dehydrated dehydration fever temperature drowsy lethargic
paracetamol ibuprofen calpol nurofen tylenol acetaminophen motrin advil aspirin antibiotic antibiotics
amoxicillin antihistamine benadryl piriton melatonin medicine medication dose dosage syringe
diarrhoea diarrhea constipation constipated eczema rash reflux symptoms diagnose diagnosis infection anaemia
`
  .trim()
  .split(/\s+/);

/** Common slips that lie further off. */
const slips: Readonly<Record<string, string>> = {
  tounge: 'tongue',
  toung: 'tongue',
  breth: 'breathe',
  brething: 'breathing',
  blod: 'blood',
  fevr: 'fever',
  diarea: 'diarrhoea',
  diorrhea: 'diarrhoea',
  diahrrea: 'diarrhoea',
  unconcious: 'unconscious',
  dosege: 'dosage',
  // As thumbs write on a phone.
  '2day': 'today',
  '2nite': 'tonight',
  tonite: 'tonight',
  nite: 'night',
  '2moro': 'tomorrow',
  '2morrow': 'tomorrow',
  tomoz: 'tomorrow',
  tomo: 'tomorrow',
  tmrw: 'tomorrow',
  tmw: 'tomorrow',
  wk: 'week',
  wks: 'weeks',
  yday: 'yesterday',
  yest: 'yesterday',
  enuf: 'enough',
  enuff: 'enough',
  brekkie: 'breakfast',
  brekky: 'breakfast',
};

/** Likewise, as words of English alone: "wat" is another word in Dutch, and "til" sesame in Hindi. */
const englishSlips: Readonly<Record<string, string>> = {
  til: 'until',
  hav: 'have',
  hve: 'have',
  havin: 'having',
  eatin: 'eating',
  givin: 'giving',
  drinkin: 'drinking',
  throwin: 'throwing',
  feedin: 'feeding',
  sleepin: 'sleeping',
  mornin: 'morning',
  hw: 'how',
  wot: 'what',
  wat: 'what',
  everyhting: 'everything',
  evrything: 'everything',
  diffrence: 'difference',
  diffrent: 'different',
  // As parents write of feeding.
  bf: 'breastfeeding',
  bfing: 'breastfeeding',
  ebf: 'breastfed',
};

/** "My bf gave her a sip" tells of a boyfriend. */
const partner = /\b(my|her|his) bf\b/g;

/** Whether a word is an ordinary English one that a thumb misspelt, and names no food. */
export const isSlip = (word: string): boolean => word in englishSlips || word in slips;

const shortestCorrected = 5;
const longWord = 8;

/** Letters set apart ("p a r a c e t a m o l") become a word again. */
function joinSingleLetters(text: string): string {
  return text.replace(/\b(?:[\p{L}\d] ){3,}[\p{L}\d]\b/gu, (letters) => letters.replaceAll(' ', ''));
}

const digitLetters: Readonly<Record<string, string>> = { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't' };

/** Digits in the place of letters within a word ("par4cetamol"); amounts ("5ml") stay. */
function digitsAsLetters(word: string): string {
  if (!/^\p{L}+\d+\p{L}+$/u.test(word)) return word;
  return word.replace(/\d/g, (digit) => digitLetters[digit] ?? digit);
}

function isKnown(word: string): boolean {
  return (
    tellingWords.includes(word) ||
    isOrdinaryWord(word) ||
    isFunctionWord(word) ||
    isPreparationWord(word) ||
    foodWords().has(word) ||
    foodWords().has(singularOf(word))
  );
}

let words: ReadonlySet<string> | undefined;

function foodWords(): ReadonlySet<string> {
  words ??= new Set(nameIndex().words.map(({ text }) => text));
  return words;
}

function corrected(given: string, isEnglish: boolean): string {
  const word = slips[given] ?? (isEnglish ? englishSlips[given] : undefined) ?? digitsAsLetters(given);
  if (word.length < shortestCorrected || isKnown(word)) return word;
  // "Brood" is bread in Dutch, and no "blood" that somebody spelt badly.
  if (!isEnglish && isNameWord(word)) return word;
  const most = word.length >= longWord ? 2 : 1;
  const [best] = tellingWords
    .filter((telling) => telling[0] === word[0])
    .flatMap((telling) => {
      const edits = editDistance(word, telling, most);
      return edits === null ? [] : [{ telling, edits }];
    })
    .sort((a, b) => a.edits - b.edits);
  return best?.telling ?? word;
}

/**
 * A question in plain lower case, in which misspelt words that matter are put right; known words stay as they are,
 * in another language than English also those that name a food in any.
 */
export function correctedText(text: string, { isEnglish = true } = {}): string {
  return joinSingleLetters(plainText(text.normalize('NFKC').replace(/\p{Cf}/gu, '')))
    .replace(partner, '$1 partner')
    .split(' ')
    .map((word) => corrected(word, isEnglish))
    .join(' ');
}
