import { slotsNamed } from './fill-template';

describe('slotsNamed', () => {
  it('names the slots of each form, once each and without their signs', () => {
    expect(slotsNamed('Boil {grain} and {protein}.')).toEqual(['grain', 'protein']);
    expect(slotsNamed('Mash {veg+fruit}.')).toEqual(['veg', 'fruit']);
    expect(slotsNamed('Serve as {veg!}.')).toEqual(['veg']);
  });

  it('finds none in plain words, nor where only the time of a food is told', () => {
    expect(slotsNamed('Serve warm [with a spoon].')).toEqual([]);
    expect(slotsNamed('Cook for {minutes:grain} minutes.')).toEqual([]);
  });
});
