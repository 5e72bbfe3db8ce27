import fc from 'fast-check';
import '@/lib/platform/testing/property-seed';
import { assess } from './assess';
import { emergencySigns } from './emergency-signs';
import { processorTimeMs } from '@/lib/platform/testing/processor-time';

const idsOf = (text: string) => emergencySigns(text).map(({ id }) => id);

describe('emergencySigns', () => {
  it.each([
    ['he has trouble breathing', 'breathing'],
    ['She can’t breathe!', 'breathing'],
    ['my baby is not breathing', 'breathing'],
    ['she is struggling to breathe', 'breathing'],
    ['he started wheezing after the peanut butter', 'breathing'],
    ['her voice is hoarse after egg', 'anaphylaxis'],
    ['his lips are swollen', 'anaphylaxis'],
    ['swelling of the tongue', 'anaphylaxis'],
    ['swollen face after eating cashew', 'anaphylaxis'],
    ['he went floppy', 'consciousness'],
    ['she is limp and won’t wake', 'consciousness'],
    ['his lips turned blue', 'colour'],
    ['she looks grey', 'colour'],
    ['blue lips', 'colour'],
    ['he was unconscious', 'consciousness'],
    ['she passed out', 'consciousness'],
    ['screamed until she collapsed', 'consciousness'],
    ['hives all over and vomiting', 'anaphylaxis'],
    ['vomiting and hives after milk', 'anaphylaxis'],
    ['anaphylaxis', 'anaphylaxis'],
    ['he is choking on a grape', 'choking'],
    ['She is choking what do I do', 'choking'],
    ['he choked on apple and can’t cough', 'choking'],
    ['a grape is stuck in her throat', 'choking'],
    ['he had a seizure', 'seizure'],
    ['she is having a fit', 'seizure'],
    ['a rash that does not fade', 'meningitis'],
    ['green vomit', 'vomit'],
    ['he is vomiting blood', 'vomit'],
    ['bloody vomit', 'vomit'],
    ['she swallowed a battery', 'swallowed-object'],
  ])('%s', (text, id) => {
    expect(idsOf(text)).toContain(id);
  });

  it.each([
    'blueberries and blue cheese',
    'no wheezing, no swelling of the lips',
    'grape is a choking hazard',
    'cut lengthways to avoid choking',
    'to prevent choking on grapes, quarter them',
    'no trouble breathing',
    'a fit and healthy baby',
    'grey mullet, cooked',
    'green peas and spinach',
    'fry until the mince is grey, then brown',
    'serve in a bowl that is blue',
    'honey on toast',
    'he is without any rash',
    'swell the raisins in warm water',
    'Leave until the dough looks puffy',
    'mouth-watering puree',
    'fit for a baby of 9 months',
    'breathing space between meals',
    'aubergine roasted til collapsing',
    'tomatoes stewed until they collapse',
    'mushrooms chopped dead small',
  ])('is not alarmed by: %s', (text) => {
    expect(idsOf(text)).toEqual([]);
  });

  it('never throws', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
        expect(Array.isArray(emergencySigns(text))).toBe(true);
      }),
    );
  });

  it('takes time in proportion to the length', () => {
    const long = 'lips are swollen and not breathing no '.repeat(5_000);
    expect(processorTimeMs(() => emergencySigns(long))).toBeLessThan(10_000);
  });
});

describe('an emergency in a text', () => {
  it('stands before everything else', () => {
    const verdict = assess(
      { text: 'after honey her tongue is swollen and she can’t breathe' },
      { ageMonths: 9 },
    );
    expect(verdict.emergency).toBe(true);
    expect(verdict.verdict).toBe('block');
    expect(verdict.findings[0]).toMatchObject({ rule: 'emergency', severity: 'block' });
    expect(verdict.findings[0]?.instead).toMatch(/999, 112 or 911/);
  });
});
