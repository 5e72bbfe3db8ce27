import { nutrients } from '../nutrients';
import { sources } from '../sources';
import { compositionRows } from './composition-rows';
import { type Food, measureUnits } from './food';
import { foodById, foods } from './food-list';
import { referenceRows } from '../reference-rows.test-helper';

const formsByCode = new Map(foods.flatMap(({ forms }) => forms.map((form) => [form.code, form] as const)));

function food(id: string): Food {
  const found = foodById(id);
  if (!found) throw new Error(`No food ${id}.`);
  return found;
}

describe('the foods', () => {
  it('carry every row of composition, and none twice in one food', () => {
    expect(compositionRows.size).toBe(433);
    expect([...compositionRows.keys()].filter((code) => !formsByCode.has(code))).toEqual([]);
    for (const { forms } of foods) expect(new Set(forms.map(({ code }) => code)).size).toBe(forms.length);
  });

  it('share a row only where the source analysed two of our foods as one', () => {
    const codes = foods.flatMap(({ forms }) => forms.map(({ code }) => code));
    expect(codes.filter((code, index) => codes.indexOf(code) !== index)).toEqual(['11529']);
  });

  it('are more than 300 with a composition, and more than 120 that only rules and parents know', () => {
    const analysed = foods.filter(({ forms }) => forms.length > 0);
    expect(analysed.length).toBeGreaterThanOrEqual(300);
    expect(foods.length - analysed.length).toBeGreaterThanOrEqual(120);
  });

  it('have stable kebab-case ids that name one food each', () => {
    const ids = foods.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id))).toEqual([]);
  });

  it('are found by id', () => {
    expect(foodById('carrot')?.name).toBe('Carrot');
    expect(foodById('no-such-food')).toBeUndefined();
  });

  it('name known sources and known nutrients only', () => {
    for (const { sources: cited, forms } of foods) {
      expect(cited.length).toBeGreaterThan(0);
      for (const id of [...cited, ...forms.map(({ source }) => source)]) expect(sources).toHaveProperty(id);
      for (const { composition } of forms) {
        for (const code of Object.keys(composition)) expect(nutrients).toHaveProperty(code);
      }
    }
  });

  it('hold no negative figure and no 100 g that weigh more than 100 g', () => {
    for (const { composition } of formsByCode.values()) {
      for (const amount of Object.values(composition)) expect(amount).toBeGreaterThanOrEqual(0);
      const { water_g = 0, protein_g = 0, fat_g = 0, carbohydrate_g = 0 } = composition;
      expect(water_g + protein_g + fat_g + carbohydrate_g).toBeLessThan(105);
    }
  });

  it('have household measures of positive weight, in known units, of a form of their own', () => {
    for (const { measures, forms } of foods) {
      for (const { unit, grams, form } of measures) {
        expect(measureUnits).toContain(unit);
        expect(grams).toBeGreaterThan(0);
        expect(forms.map(({ code }) => code)).toContain(form);
      }
    }
  });
});

describe('golden rows', () => {
  it('human milk, NDB 01107', () => {
    expect(food('breast-milk').forms[0]).toMatchObject({
      code: '01107',
      state: 'ready',
      source: 'usda-sr27',
      fattyAcidBasis: 'undifferentiated',
      composition: {
        energy_kcal: 70,
        protein_g: 1.03,
        fat_g: 4.38,
        carbohydrate_g: 6.89,
        iron_mg: 0.03,
        zinc_mg: 0.17,
        vitamin_a_ug: 61,
        retinol_ug: 60,
        folate_ug: 5,
        saturated_fat_g: 2.009,
        linoleic_g: 0.374,
        ala_g: 0.052,
        epa_dha_g: 0,
      },
    });
  });

  it('whole egg, NDB 01123: every column', () => {
    const raw = food('egg').forms.find(({ code }) => code === '01123');
    expect(raw?.fattyAcidBasis).toBe('isomers');
    expect(raw?.composition).toEqual({
      energy_kcal: 143,
      protein_g: 12.56,
      fat_g: 9.51,
      carbohydrate_g: 0.72,
      fibre_g: 0,
      sugars_g: 0.37,
      water_g: 76.15,
      calcium_mg: 56,
      iron_mg: 1.75,
      zinc_mg: 1.29,
      magnesium_mg: 12,
      phosphorus_mg: 198,
      potassium_mg: 138,
      sodium_mg: 142,
      selenium_ug: 30.7,
      vitamin_a_ug: 160,
      retinol_ug: 160,
      vitamin_c_mg: 0,
      vitamin_d_ug: 2,
      vitamin_e_mg: 1.05,
      vitamin_k_ug: 0.3,
      thiamin_mg: 0.04,
      riboflavin_mg: 0.457,
      niacin_mg: 0.075,
      vitamin_b6_mg: 0.17,
      folate_ug: 47,
      vitamin_b12_ug: 0.89,
      choline_mg: 293.8,
      saturated_fat_g: 3.126,
      linoleic_g: 1.531,
      ala_g: 0.036,
      epa_dha_g: 0.058,
    });
  });

  it('farmed salmon, FoodData Central 2684441', () => {
    const raw = food('salmon').forms.find(({ state }) => state === 'raw');
    expect(raw).toMatchObject({
      code: '2684441',
      source: 'usda-foundation-2025',
      fattyAcidBasis: 'foundation',
    });
  });

  it('what was not measured is absent, and what was measured as nothing is zero', () => {
    const puffedWheat = food('puffed-wheat').forms[0]?.composition;
    expect(puffedWheat).not.toHaveProperty('sugars_g');
    expect(food('olive-oil').forms[0]?.composition.protein_g).toBe(0);
  });
});

const published = referenceRows('foods.csv');

function againstTable(rows: readonly Record<string, string>[]) {
  const columns: Record<string, string> = {
    carb_g: 'carbohydrate_g',
    vit_a_rae_ug: 'vitamin_a_ug',
    folate_dfe_ug: 'folate_ug',
    sat_fat_g: 'saturated_fat_g',
  };
  const sourceIds: Record<string, string> = {
    'USDA SR27': 'usda-sr27',
    'USDA Foundation Dec-2025': 'usda-foundation-2025',
  };
  const groups: Record<string, string> = { vitA_fruits_veg: 'vita_fruits_veg' };
  const bases: Record<string, string | undefined> = {
    'n6cc/n3ccc': 'isomers',
    '18:2und/18:3und': 'undifferentiated',
    '18:2und/-': 'undifferentiated',
    '18:2und/n3ccc': 'mixed',
    foundation: 'foundation',
  };

  it('every row is carried with its exact figures, words, basis and portion', () => {
    expect(rows).toHaveLength(405);
    for (const row of rows) {
      const code = row.ndb_no || row.fdc_id || '';
      const form = formsByCode.get(code);
      const names = Object.keys(row);
      const figures = names.slice(names.indexOf('energy_kcal'), names.indexOf('fa_basis'));
      const expected = Object.fromEntries(
        figures.flatMap((name) => {
          const code = columns[name] ?? name.replace(/^vit_/, 'vitamin_');
          return row[name] ? [[code, Number(row[name])]] : [];
        }),
      );
      expect({ code, composition: form?.composition }).toEqual({ code, composition: expected });
      expect(form?.description).toBe(row.description);
      expect(form?.source).toBe(sourceIds[row.source ?? '']);
      expect(form?.fattyAcidBasis).toBe(bases[row.fa_basis ?? '']);
      expect(compositionRows.get(code)).toMatchObject({
        babyPortionG: Number(row.baby_portion_g),
        ...(row.household_portion
          ? { portion: row.household_portion, portionG: Number(row.household_portion_g) }
          : {}),
      });
    }
  });

  it('every food stands in the group of its rows', () => {
    const groupByCode = new Map(rows.map((row) => [row.ndb_no || row.fdc_id, row.who_group ?? '']));
    const wrong = foods.filter(({ group, forms }) =>
      forms.some(({ code }) => {
        const published = groupByCode.get(code);
        return published !== undefined && (groups[published] ?? published) !== group;
      }),
    );
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });
}

if (published) describe('against the published table', () => againstTable(published));

const standardReference = referenceRows('usda-sr27.csv');

/** Dry staples stand in the whole table, which has no figures for single fatty acids. */
function againstStandardReference(rows: readonly Record<string, string>[]) {
  const columns: Record<string, string> = {
    carb_g: 'carbohydrate_g',
    vit_a_rae_ug: 'vitamin_a_ug',
    folate_dfe_ug: 'folate_ug',
    sat_fat_g: 'saturated_fat_g',
  };
  const byCode = new Map(rows.map((row) => [row.ndb_no ?? '', row]));
  const dry = foods.flatMap(({ forms }) => forms.filter(({ state }) => state === 'dry'));
  const untyped = dry.filter(({ source, fattyAcidBasis }) => source === 'usda-sr27' && !fattyAcidBasis);

  it('has each dry staple with its exact figures and words', () => {
    expect(untyped).toHaveLength(28);
    for (const { code, description, composition } of untyped) {
      const row = byCode.get(code) ?? {};
      const figures = Object.keys(row).filter(
        (name) => /_(kcal|g|mg|ug)$/.test(name) && name !== 'poly_fat_g',
      );
      const expected = Object.fromEntries(
        figures.flatMap((name) => {
          const column = columns[name] ?? name.replace(/^vit_/, 'vitamin_');
          return row[name] ? [[column, Number(row[name])]] : [];
        }),
      );
      expect({ code, description, composition }).toEqual({
        code,
        description: row.description,
        composition: expected,
      });
    }
  });
}

if (standardReference)
  describe('against the whole Standard Reference', () => againstStandardReference(standardReference));
