import { detectRedFlags } from './detect-red-flags';

describe('a misspelling is read in the language of the text', () => {
  it.each([
    // "faits" is one letter from "faints", "Schoki" from a Dutch shock, and "yaramıyor" from a throat that closes.
    'nuggets faits maison surgelés, je les cuis encore gelés',
    'raviolis faits maison aux épinards',
    'Schoki',
    'naschkatze wie die oma, wieviel schoki ist ok mit 2',
    'hij schrokt alles naar binnen zonder te kauwen, anderhalf jaar',
    'bu ay 400 gram almış, benim sütüm yaramıyor mu ya',
  ])('so that “%s” tells of no emergency', (text) => {
    expect(detectRedFlags(text, 12)).toEqual([]);
  });

  it.each([
    'he is uncontious',
    'turnd blue',
    'il fait des convulsoins depuis le repas',
    'baby ko convulsoin ho raha hai',
    'sie ist bewustlos',
    'mi bebe se esta atragatando',
  ])('so that “%s” still tells of one', (text) => {
    expect(detectRedFlags(text, 12)).not.toEqual([]);
  });
});
