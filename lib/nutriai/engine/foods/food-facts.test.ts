import { type Allergen } from '../child';
import type { Food, FoodFlag } from './food';
import { servingAges } from './food-serving';
import { foods } from './food-list';
import { foodNameKey } from './food-name-key';
import { servingAt } from './serving-at';

const idsWhere = (wrong: (food: Food) => boolean) => foods.filter(wrong).map(({ id }) => id);
const flagged = (flag: FoodFlag) => (food: Food) => food.flags.includes(flag);
const holds = (allergen: Allergen) => (food: Food) => food.allergens.includes(allergen);

describe('allergens', () => {
  it('dairy is milk, but for formula of soya', () => {
    expect(idsWhere((food) => food.group === 'dairy' && !holds('milk')(food))).toEqual(['soya-formula']);
  });

  it('eggs are egg', () => {
    expect(idsWhere((food) => food.group === 'eggs' && !holds('egg')(food))).toEqual([]);
  });

  it('fish is fish, shellfish is crustacean or mollusc', () => {
    expect(idsWhere((food) => flagged('fish')(food) && !holds('fish')(food))).toEqual([]);
    expect(
      idsWhere(
        (food) => flagged('shellfish')(food) && !holds('crustaceans')(food) && !holds('molluscs')(food),
      ),
    ).toEqual([]);
  });

  it('wheat is always gluten too', () => {
    expect(idsWhere((food) => holds('wheat')(food) && !holds('gluten')(food))).toEqual([]);
  });

  // The words of a food's own name or of an analysed row, and the allergen they give away; then the false friends.
  it.each<[Allergen, RegExp, RegExp]>([
    [
      'wheat',
      /wheat|bread|pasta|spaghetti|couscous|bulgur|semolina|pitta|weetabix|seitan|naan|chapati/i,
      /buckwheat|squash/i,
    ],
    [
      'gluten',
      /barley|\brye\b|\boats?\b|oatmeal|malt (vinegar|extract)|wheat|beer/i,
      /buckwheat|oat yoghurts/i,
    ],
    [
      'milk',
      /\bcheese|yogh?urt|whole milk|^butter,|buttermilk|cream, |ghee|casein|\bwhey\b/i,
      /vegan|soya|coconut/i,
    ],
    ['egg', /\beggs?\b|meringue|mayonnaise/i, /eggplant/i],
    ['peanut', /peanut|groundnut|satay/i, /a^/],
    ['tree_nuts', /almond|cashew|hazelnut|walnut|pecan|pistachio|macadamia|brazil nut|marzipan/i, /a^/],
    ['soy', /soya|soybean|tofu|tempeh|miso\b|edamame|natto\b|tamari\b|soy sauce/i, /a^/],
    ['sesame', /sesame|tahini|hummus|halva|za.atar|dukkah|baba ganoush/i, /a^/],
    ['celery', /celery|celeriac/i, /a^/],
    ['mustard', /mustard|piccalilli/i, /a^/],
    ['lupin', /lupin/i, /a^/],
    ['fish', /\bfish\b|salmon|\bcod\b|tuna|trout|anchov|sardine|mackerel|worcestershire/i, /a^/],
    ['crustaceans', /prawn|shrimp|\bcrab|lobster|krill/i, /a^/],
    ['molluscs', /mussel|oyster|clam\b|clams|squid|octopus|scallop/i, /oyster, soda/i],
    ['sulphites', /sulfured|\bwine\b/i, /a^/],
  ])('%s is named wherever a name gives it away', (allergen, word, falseFriend) => {
    const wrong = idsWhere((food) => {
      const words = [food.name, ...food.forms.map(({ description }) => description)];
      return words.some((name) => word.test(name) && !falseFriend.test(name)) && !holds(allergen)(food);
    });
    expect(wrong).toEqual([]);
  });

  it('are not repeated as traces', () => {
    expect(idsWhere((food) => food.mayContain.some((trace) => food.allergens.includes(trace)))).toEqual([]);
  });

  it('do not follow false friends', () => {
    const allergensOf = (id: string) => foods.find((food) => food.id === id)?.allergens;
    expect(allergensOf('aubergine')).toEqual([]);
    expect(allergensOf('coconut-milk')).toEqual([]);
    expect(allergensOf('butter-beans')).toEqual([]);
    expect(allergensOf('butternut-squash')).toEqual([]);
    expect(allergensOf('buckwheat')).toEqual([]);
    expect(allergensOf('sticky-rice')).toEqual([]);
    expect(allergensOf('water-chestnut')).toEqual([]);
    expect(allergensOf('nutmeg')).toEqual([]);
    expect(allergensOf('cocoa-butter')).toEqual([]);
    expect(allergensOf('peanut-butter')).toEqual(['peanut']);
  });
});

describe('diets', () => {
  const animal: readonly Allergen[] = ['milk', 'egg', 'fish', 'crustaceans', 'molluscs'];

  it('vegan foods hold nothing of an animal', () => {
    const wrong = idsWhere(
      ({ diet, allergens, flags }) =>
        diet.vegan && (allergens.some((allergen) => animal.includes(allergen)) || flags.includes('honey')),
    );
    expect(wrong).toEqual([]);
  });

  it('vegetarian foods hold no flesh', () => {
    const flesh: readonly Allergen[] = ['fish', 'crustaceans', 'molluscs'];
    expect(
      idsWhere(
        ({ diet, allergens, group }) =>
          diet.vegetarian &&
          (group === 'flesh_foods' || allergens.some((allergen) => flesh.includes(allergen))),
      ),
    ).toEqual([]);
  });

  it('each stricter diet fits into the wider one', () => {
    expect(
      idsWhere(({ diet }) => (diet.vegan && !diet.vegetarian) || (diet.vegetarian && !diet.pescatarian)),
    ).toEqual([]);
  });

  it('pork, beef and alcohol are told', () => {
    const dietOf = (id: string) => foods.find((food) => food.id === id)?.diet;
    expect(dietOf('bacon')).toMatchObject({ pork: true, vegetarian: false });
    expect(dietOf('beef-mince')).toMatchObject({ beef: true });
    expect(dietOf('wine')).toMatchObject({ alcohol: true });
    expect(dietOf('marshmallow')).toMatchObject({ gelatine: true, vegetarian: false });
    expect(dietOf('parmesan')).toMatchObject({ vegetarian: false });
    expect(dietOf('salmon')).toMatchObject({ vegetarian: false, pescatarian: true });
  });

  it('alcohol is flagged or an open secret', () => {
    expect(idsWhere(({ diet, flags }) => flags.includes('alcohol') && !diet.alcohol)).toEqual([]);
  });
});

describe('ages', () => {
  it.each<[FoodFlag, number]>([
    ['honey', 12],
    ['added_sugar', 24],
    ['high_salt', 12],
    ['processed_meat', 12],
    ['cold_smoked_fish', 12],
    ['juice', 12],
    ['plant_drink', 12],
    ['herbal_infusion', 12],
    ['low_fat_dairy', 24],
    ['caffeine', 24],
  ])('%s waits until %i months at least', (flag, months) => {
    const early = idsWhere(
      (food) => flagged(flag)(food) && food.fromMonths !== null && food.fromMonths < months,
    );
    expect(early).toEqual([]);
  });

  it.each<FoodFlag>([
    'high_mercury',
    'raw_animal',
    'unpasteurised',
    'toxic',
    'arsenic',
    'rice_drink',
    'skimmed_milk',
    'sweet_drink',
    'fizzy_drink',
    'slush_ice',
    'alcohol',
    'kombucha',
    'tea_coffee',
    'fennel_tea',
    'sweetener',
    'hard_sweet',
    'chewy_sweet',
    'jelly_cup',
  ])('%s is not given in the first three years', (flag) => {
    const given = idsWhere((food) => flagged(flag)(food) && food.fromMonths !== null);
    // Pure juice counts as a sweet drink, yet a little is allowed from 12 months.
    expect(
      given.filter((id) => !(flag === 'sweet_drink' && /juice|smoothie|coconut-water/.test(id))),
    ).toEqual([]);
  });

  it('raw egg is not given, but where a bought or baked kind is safe', () => {
    const given = foods.filter((food) => flagged('raw_egg_risk')(food) && food.fromMonths !== null);
    expect(given.map(({ id }) => id)).toEqual(['mayonnaise', 'meringue', 'marzipan']);
  });

  it('mould-ripened cheese is only ever served cooked', () => {
    const served = foods.filter((food) => flagged('mould_ripened')(food)).flatMap(({ serving }) => serving);
    expect(served.length).toBeGreaterThan(0);
    for (const { cut, text } of served) expect([cut, /steaming hot/.test(text)]).toEqual(['melted', true]);
  });

  it('sprouts are only ever served cooked through', () => {
    const served = foods.filter((food) => flagged('sprouts')(food)).flatMap(({ serving }) => serving);
    for (const { text } of served) expect(text).toContain('steaming hot');
  });

  it('nothing solid is given before six months', () => {
    const early = idsWhere(({ fromMonths }) => fromMonths !== null && fromMonths < 6);
    expect(early.sort()).toEqual([
      'breast-milk',
      'goat-formula',
      'hydrolysed-formula',
      'infant-formula',
      'lactose-free-formula',
      'vitamin-drops',
    ]);
  });

  it('a food that is never given says why, and a choking hazard at every age is never given', () => {
    expect(idsWhere(({ fromMonths, note }) => fromMonths === null && !note)).toEqual([]);
    expect(idsWhere(({ choking, fromMonths }) => choking === 'never' && fromMonths !== null)).toEqual([]);
  });
});

describe('serving', () => {
  it('is told for every age from the first on, and for none before', () => {
    for (const food of foods) {
      for (const age of servingAges) {
        const given = food.fromMonths !== null && age >= food.fromMonths;
        expect({ id: food.id, age, told: servingAt(food, age) !== null }).toEqual({
          id: food.id,
          age,
          told: given,
        });
      }
    }
  });

  it('goes by age, oldest last', () => {
    for (const { serving } of foods) {
      const ages = serving.map(({ fromMonths }) => fromMonths);
      expect(ages).toEqual([...new Set(ages)].sort((a, b) => a - b));
    }
  });

  it('is one to three short, finished sentences', () => {
    const texts = new Set(
      foods.flatMap(({ serving, note }) => [...serving.map(({ text }) => text), ...(note ? [note] : [])]),
    );
    const wrong = [...texts].filter((text) => !/^[A-Z].*\.$/.test(text) || text.length > 210);
    expect(wrong).toEqual([]);
  });

  it('keeps round food quartered or squashed and hard raw food off, up to three years', () => {
    const round = foods.filter(({ choking }) => choking === 'round_large' || choking === 'round_small');
    const safe = /quarter|squash|press|mash|flat|crush|crumble|sieve|wedges/i;
    const wrong = round.filter((food) => food.serving.some(({ text }) => !safe.test(text)));
    expect(wrong.map(({ id }) => id)).toEqual([]);
    const hard = foods.filter(({ choking }) => choking === 'hard_raw');
    const unsafe = hard.filter(
      (food) => !/cook|grate|thin|chop|soft|steam|roast/i.test(servingAt(food, 24)?.text ?? ''),
    );
    expect(unsafe.map(({ id }) => id)).toEqual([]);
  });

  it('grinds whole nuts and seeds', () => {
    const kept = foods.filter(
      ({ choking, serving }) => ['whole_nut', 'whole_seed'].includes(choking) && serving.length > 0,
    );
    expect(kept.length).toBeGreaterThan(15);
    for (const { serving } of kept) for (const { cut } of serving) expect(cut).toBe('ground');
  });

  it('checks fish for bones', () => {
    for (const { choking, serving } of foods.filter((food) => food.choking === 'bones')) {
      expect(choking).toBe('bones');
      for (const { text } of serving) expect(text).toMatch(/bone/);
    }
  });
});

describe('flags', () => {
  it('follow the composition where it decides', () => {
    const flagsOf = (id: string) => foods.find((food) => food.id === id)?.flags ?? [];
    expect(flagsOf('cheddar')).toEqual(expect.arrayContaining(['salty', 'calcium_rich']));
    expect(flagsOf('whole-milk')).toContain('calcium_rich');
    expect(flagsOf('salt')).not.toContain('salty');
    expect(flagsOf('orange')).toContain('vitamin_c_rich');
    expect(flagsOf('lentils')).toContain('plant_iron');
    expect(flagsOf('beef-mince')).toContain('haem_iron');
    expect(flagsOf('beef-mince')).not.toContain('plant_iron');
    expect(flagsOf('cocoa-powder')).not.toContain('calcium_rich');
    // Oxalate binds it: of the calcium of spinach a twentieth is absorbed, of collards’ far more.
    for (const id of ['spinach', 'swiss-chard', 'amaranth-leaves'])
      expect(flagsOf(id)).not.toContain('calcium_rich');
    expect(flagsOf('spring-greens')).toContain('calcium_rich');
  });

  it('dried fruit that is sold with sulphites says so', () => {
    // Dates are dried as they are; granola is a mix of many things.
    const unsulphured = ['dates', 'medjool-dates', 'granola'];
    const silent = foods.filter(
      ({ id, flags, allergens, mayContain }) =>
        flags.includes('dried_fruit') &&
        !unsulphured.includes(id) &&
        ![...allergens, ...mayContain].includes('sulphites'),
    );
    expect(silent.map(({ id }) => id)).toEqual([]);
  });

  it('every food at 600 mg sodium or more says so', () => {
    const quiet = idsWhere(
      ({ forms, flags }) =>
        (forms[0]?.composition.sodium_mg ?? 0) >= 600 &&
        !flags.includes('salty') &&
        !flags.includes('high_salt'),
    );
    expect(quiet).toEqual([]);
  });

  it('no whole nut is missed', () => {
    const nuts = idsWhere((food) => holds('tree_nuts')(food) && food.group === 'pulses_nuts_seeds');
    const loose = nuts.filter((id) => {
      const { flags = [] } = foods.find((food) => food.id === id) ?? {};
      return !flags.includes('whole_nut') && !flags.includes('nut_butter');
    });
    expect(loose).toEqual([]);
  });
});

describe('names', () => {
  /** Names that parents use for more than one food. */
  const ambiguous = [
    'bread',
    'butter',
    'cacao',
    'fruit juice',
    'houmous',
    'hummus',
    'juice',
    'liver',
    'peanut butter',
  ];

  it('lead to one food each, but for the ambiguous ones', () => {
    const foodsByName = new Map<string, Set<string>>();
    for (const { id, name, synonyms } of foods) {
      for (const key of [name, ...synonyms].map(foodNameKey)) {
        foodsByName.set(key, (foodsByName.get(key) ?? new Set()).add(id));
      }
    }
    const shared = [...foodsByName].filter(([, ids]) => ids.size > 1).map(([key]) => key);
    expect(shared.sort()).toEqual(ambiguous);
  });

  it('are not repeated within a food', () => {
    const repeated = idsWhere(({ name, synonyms }) => {
      const keys = [name, ...synonyms].map(foodNameKey);
      return new Set(keys).size < keys.length;
    });
    expect(repeated).toEqual([]);
  });
});
