import { nutrients } from '../nutrients';
import { sources } from '../sources';
import { referenceRows } from '../reference-rows.test-helper';
import { referenceIntakes } from './nutrient-needs';
import { knowledge } from '../knowledge/knowledge';
import { type ReferenceIntake } from '../knowledge/schemas/needs';
import { type IntakeBand, intakeBand } from './reference-intake';

const all = { ...referenceIntakes, ...knowledge.uncountedIntakes };

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

const sourceIds: Record<string, string> = {
  'IOM 2002/2005 (energy, macronutrients)': 'iom-2005-macronutrients',
  'IOM 2005 (water, electrolytes)': 'iom-2005-water',
  'IOM 2011 (calcium, vitamin D)': 'iom-2011-calcium-vitamin-d',
  'IOM 1997 (Ca,P,Mg,D,F)': 'iom-1997-minerals',
  'IOM 2001 (A,K,micronutrients)': 'iom-2001-micronutrients',
  'IOM 2000 (C,E,Se)': 'iom-2000-antioxidants',
  'IOM 1998 (B vitamins, choline)': 'iom-1998-b-vitamins',
  'NASEM 2019 (sodium, potassium)': 'nasem-2019-sodium-potassium',
};
const efsaTypes: Record<string, string> = { 'safe and adequate intake': 'SAI' };

/** Every number of a cell that lists one for each absorption or feeding; remarks in brackets aside. */
function figures(cell: string | undefined, factor: number): number[] {
  const listed = (cell ?? '').replace(/\([^()]*\)/g, '').split(/[/,]/);
  return listed.flatMap((each) => figure(each.trim(), factor) ?? []);
}

const table = referenceRows('dri.csv')?.filter(
  ({ nutrient }) => !nutrient?.startsWith('energy') && nutrient !== 'added_sugar',
);

function meetsEveryFigure(rows: readonly Record<string, string>[]) {
  const misses: string[] = [];
  let count = 0;
  for (const row of rows) {
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
      count += expected === undefined ? 0 : 1;
      const same = expected === undefined ? ours === undefined : Math.abs((ours ?? NaN) - expected) < 1e-9;
      if (!same) misses.push(`${row.nutrient} ${row.age_band} ${column}: ${ours} for ${expected}`);
    }
  }
  expect(misses).toEqual([]);
  expect(count).toBe(281);
}

/** What else a row says: the kind of value, whose it is, EFSA's kind, and all that WHO and FAO list. */
function wordsOf(row: Record<string, string>) {
  const [intake, factor] = intakeOf(row.nutrient ?? '', row.unit ?? '');
  const values = intake?.bands[bands[row.age_band ?? ''] ?? '0-5'];
  const hasValue = values?.amount !== undefined;
  const efsa = values?.efsa?.[0];
  return {
    ours: {
      type: hasValue ? values.type : undefined,
      source: hasValue ? intake?.source : undefined,
      efsa: efsa?.type,
      whoFao: values?.whoFao?.map(({ amount }) => amount) ?? [],
    },
    theirs: {
      type: hasValue ? row.type : undefined,
      source: hasValue ? sourceIds[row.source ?? ''] : undefined,
      efsa: efsa && (efsaTypes[row.efsa_type ?? ''] ?? row.efsa_type),
      whoFao: figures(row.who_fao_2004, factor),
    },
  };
}

if (table) {
  describe('where the table of reference intakes is at hand', () => {
    it('meets its every figure', () => meetsEveryFigure(table));
    it.each(table.map((row) => [row.nutrient, row.age_band, row] as const))(
      'meets the kind and source of %s at %s, and all WHO and FAO list',
      (_nutrient, _band, row) => {
        const { ours, theirs } = wordsOf(row);
        expect(ours).toEqual(theirs);
      },
    );
  });
}
