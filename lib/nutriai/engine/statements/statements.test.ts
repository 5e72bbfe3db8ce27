import { statementsIn } from './statements';

const said = (text: string) => statementsIn(text).map(({ kind, items }) => [kind, ...items]);

describe('statementsIn', () => {
  it('reads allergies with all that is listed', () => {
    expect(said('she is allergic to milk, egg and soya')).toEqual([['allergy', 'milk', 'egg', 'soya']]);
    expect(said('he has a peanut allergy')).toEqual([['allergy', 'peanut']]);
  });

  it('reads the word as a thumb in a hurry spells it', () => {
    expect(said('he is alergic to egg')).toEqual([['allergy', 'egg']]);
  });

  it('says where it stands', () => {
    const text = 'hello. she is allergic to egg. can she have cake?';
    const [statement] = statementsIn(text);
    expect(text.slice(statement?.start, statement?.end)).toMatch(/allergic to egg/);
  });

  it('finds none in what states none', () => {
    expect(said('')).toEqual([]);
    expect(said('does egg cause allergies?')).toEqual([]);
    expect(said('banana with yoghurt')).toEqual([]);
  });
});
