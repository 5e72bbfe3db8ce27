import { nutrients } from '../nutrients';
import { sources } from '../sources';
import { referenceRows } from '../growth/reference-rows.test-helper';
import { referenceIntakes } from './nutrient-needs';
import { type IntakeBand, intakeBand, type ReferenceIntake } from './reference-intake';
import { uncountedIntakes } from './uncounted-intakes';

const all = { ...referenceIntakes, ...uncountedIntakes };

it.each([
  [0, '0-5'],
  [5, '0-5'],
  [6, '6-11'],
  [11, '6-11'],
  [12, '12-36'],
  [36, '12-36'],
])('puts %d months into %s', (months, band) => {
  expect(intakeBand(months)).toBe(band);
});

it('has a reference intake of every nutrient that has one', () => {
  const without = Object.keys(nutrients).filter((code) => !(code in referenceIntakes));
  expect(without).toEqual(['energy_kcal', 'saturated_fat_g', 'sugars_g', 'retinol_ug']);
});

it('cites known sources, and the allowance lies above the average requirement', () => {
  for (const intake of Object.values(all)) {
    expect(sources).toHaveProperty(intake.source);
    for (const { amount, ear, ul, type } of Object.values(intake.bands)) {
      expect(ear === undefined || (amount ?? 0) > ear).toBe(true);
      expect((type === 'RDA') === (ear !== undefined)).toBe(true);
      expect(ul === undefined || intake.ulScope !== undefined).toBe(true);
      expect(ul === undefined || intake.ulScope !== 'total' || ul > (amount ?? 0)).toBe(true);
    }
  }
});

it('says which upper levels do not count food', () => {
  expect(referenceIntakes.magnesium_mg?.ulScope).toBe('supplements');
  expect(referenceIntakes.vitamin_a_ug?.ulScope).toBe('retinol');
  expect(referenceIntakes.niacin_mg?.ulScope).toBe('synthetic');
  expect(referenceIntakes.folate_ug?.ulScope).toBe('synthetic');
});

it.each([
  ['iron_mg', '6-11', 11, 'RDA', 6.9, 40],
  ['iron_mg', '12-36', 7, 'RDA', 3, 40],
  ['calcium_mg', '12-36', 700, 'RDA', 500, 2500],
  ['zinc_mg', '6-11', 3, 'RDA', 2.5, 5],
  ['vitamin_a_ug', '6-11', 500, 'AI', undefined, 600],
  ['vitamin_d_ug', '12-36', 15, 'RDA', 10, 63],
  ['protein_g', '6-11', 11, 'RDA', 9, undefined],
  ['vitamin_c_mg', '12-36', 15, 'RDA', 13, 400],
] as const)('%s at %s months: %d (%s)', (code, band, amount, type, ear, ul) => {
  expect(referenceIntakes[code]?.bands[band]).toMatchObject({
    amount,
    type,
    ...(ear !== undefined && { ear }),
    ...(ul !== undefined && { ul }),
  });
});

const codes: Record<string, [code: keyof typeof all, factor: number]> = {
  protein: ['protein_g', 1],
  fat_total: ['fat_g', 1],
  carbohydrate: ['carbohydrate_g', 1],
  fibre: ['fibre_g', 1],
  water_total: ['water_g', 1000],
  linoleic_n6: ['linoleic_g', 1],
  ala_n3: ['ala_g', 1],
  dha_epa: ['epa_dha_g', 0.001],
  iodine: ['iodine_ug', 1],
  copper: ['copper_ug', 1],
  fluoride: ['fluoride_mg', 1],
  chloride: ['chloride_mg', 1000],
  manganese: ['manganese_mg', 1],
  pantothenic_b5: ['pantothenic_acid_mg', 1],
  biotin: ['biotin_ug', 1],
  thiamin_b1: ['thiamin_mg', 1],
  riboflavin_b2: ['riboflavin_mg', 1],
  niacin_b3: ['niacin_mg', 1],
};
const bands: Record<string, IntakeBand> = { '0-6m': '0-5', '7-12m': '6-11', '1-3y': '12-36' };

function intakeOf(nutrient: string, unit: string): [ReferenceIntake | undefined, number] {
  const [code, factor] = codes[nutrient] ?? [`${nutrient}_${unit.split(' ')[0]}` as keyof typeof all, 1];
  return [all[code], factor];
}

/** The first number of a cell; undefined for "ND" and the like. */
function figure(cell: string | undefined, factor: number): number | undefined {
  const number = /^(?:CDRR )?(\d+(?:\.\d+)?)/.exec(cell ?? '')?.[1];
  return number === undefined || cell?.startsWith('CDRR') ? undefined : Number(number) * factor;
}

const table = referenceRows('dri.csv');

(table ? it : it.skip)('meets every figure of the table of reference intakes', () => {
  const misses: string[] = [];
  let figures = 0;
  for (const row of table ?? []) {
    if (row.nutrient?.startsWith('energy') || row.nutrient === 'added_sugar') continue;
    const [intake, factor] = intakeOf(row.nutrient ?? '', row.unit ?? '');
    const values = intake?.bands[bands[row.age_band ?? ''] ?? '0-5'];
    const per = /%|\/kg|\/MJ/.test(row.efsa_value ?? '') ? 1 : factor;
    const pairs = [
      ['value', figure(row.value, factor), values?.amount],
      ['ear', figure(row.ear, factor), values?.ear],
      ['ul', figure(row.ul, factor), values?.ul],
      ['efsa', figure(row.efsa_value, per), values?.efsa?.[0]?.amount],
      ['efsa_ul', figure(row.efsa_ul, factor), values?.efsaUl],
      ['who_fao', figure(row.who_fao_2004, factor), values?.whoFao?.[0]?.amount],
    ] as const;
    for (const [column, expected, ours] of pairs) {
      figures += expected === undefined ? 0 : 1;
      const same = expected === undefined ? ours === undefined : Math.abs((ours ?? NaN) - expected) < 1e-9;
      if (!same) misses.push(`${row.nutrient} ${row.age_band} ${column}: ${ours} for ${expected}`);
    }
  }
  expect(misses).toEqual([]);
  expect(figures).toBe(281);
});
