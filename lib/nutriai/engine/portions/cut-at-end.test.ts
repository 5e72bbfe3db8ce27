import { cutAtEnd } from './cut-at-end';

describe('cutAtEnd', () => {
  it('reads how a German or Dutch food is cut', () => {
    expect(cutAtEnd('gurkenscheiben')).toMatch(/^slices?$/);
    expect(cutAtEnd('paprikastreifen')).toMatch(/^(?:strip|stick)s?$/);
  });

  it('reads nothing in a word that is no such cut', () => {
    expect(['banana', 'fruhstuck', '', 'breadstick'].map(cutAtEnd)).toEqual([null, null, null, null]);
  });
});
