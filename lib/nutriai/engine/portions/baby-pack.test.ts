import { portionOfBabyPack } from './baby-pack';

const baby = { ageMonths: 9, locale: 'uk' } as const;

describe('portionOfBabyPack', () => {
  it('takes a jar or a pouch of which nothing is named for a baby meal', () => {
    expect(portionOfBabyPack('1 jar', baby)?.grams).toBeGreaterThan(50);
    const whole = portionOfBabyPack('1 pouch', baby)?.grams ?? 0;
    expect(portionOfBabyPack('half a pouch', baby)?.grams).toBeCloseTo(whole / 2, 0);
  });

  it('takes nothing else for one', () => {
    expect(portionOfBabyPack('', baby)).toBeNull();
    expect(portionOfBabyPack('banana', baby)).toBeNull();
  });
});
