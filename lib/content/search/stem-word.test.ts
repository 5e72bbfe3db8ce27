import { stemWord } from './stem-word';

/** Checked against PostgreSQL's own dictionary `english_stem`, which is the same algorithm. */
test.each([
  // Plurals.
  ['solids', 'solid'],
  ['babies', 'babi'],
  ['ties', 'tie'],
  ['kisses', 'kiss'],
  ['gas', 'gas'],
  ['kiwis', 'kiwi'],
  ['focus', 'focus'],
  ['news', 'news'],
  // Tenses.
  ['feeding', 'feed'],
  ['fed', 'fed'],
  ['weaned', 'wean'],
  ['napping', 'nap'],
  ['hoping', 'hope'],
  ['rated', 'rate'],
  ['agreed', 'agre'],
  ['exceedingly', 'exceed'],
  ['sing', 'sing'],
  ['herring', 'herring'],
  // y.
  ['baby', 'babi'],
  ['play', 'play'],
  ['by', 'by'],
  ['say', 'say'],
  ['crying', 'cri'],
  ['yellow', 'yellow'],
  // Endings.
  ['nutritional', 'nutrit'],
  ['organization', 'organ'],
  ['vaccination', 'vaccin'],
  ['hopefulness', 'hope'],
  ['carelessly', 'careless'],
  ['sensibility', 'sensibl'],
  ['allergic', 'allerg'],
  ['digestible', 'digest'],
  ['supplement', 'supplement'],
  ['absorption', 'absorpt'],
  ['relative', 'relat'],
  ['generate', 'generat'],
  ['communities', 'communiti'],
  ['spoonful', 'spoon'],
  ['controll', 'control'],
  ['puree', 'pure'],
  // Exceptions.
  ['skies', 'sky'],
  ['dying', 'die'],
  ['gently', 'gentl'],
  ['early', 'earli'],
  // Not English, or not a word.
  ['at', 'at'],
  ['7oz', '7oz'],
  ['μελι', 'μελι'],
])('the stem of %s is %s', (word, stem) => {
  expect(stemWord(word)).toBe(stem);
});

test('forms of one word share their stem', () => {
  for (const forms of [
    ['feed', 'feeds', 'feeding', 'feedings'],
    ['wean', 'weans', 'weaning', 'weaned'],
    ['allergy', 'allergies'],
    ['teethe', 'teethed', 'teething'],
  ]) {
    expect(new Set(forms.map(stemWord)).size).toBe(1);
  }
});
