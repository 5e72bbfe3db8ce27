import { foodById } from '../foods/food-list';
import { type Recipe } from '../recipes/recipe';
import { recipeFacts } from '../recipes/recipe-facts';
import { recipeVerdict } from '../recipes/recipe-verdict';
import { kitchenFaults } from '../recipes/testing/kitchen-faults.test-helper';
import { recipeFaults, shownOf } from '../recipes/testing/recipe-faults.test-helper';
import { parseIngredients } from '../text/parse-ingredients';
import { compose } from './compose';
import { type Composed, type ComposeRequest } from './compose-request';
import { kitchenFood } from './kitchen/kitchen-list';
import { randomRequest } from './random-request.test-helper';

interface Made {
  number: number;
  request: ComposeRequest;
  composed: Composed;
}

const calls = 1000;
/** Each so-manieth recipe is put to the gate once more. */
const readAgain = 8;

const verbs = new Set(
  (
    'Add Bake Beat Blend Boil Break Check Chop Cook Cool Crumble Crush Cut Deseed Drain Finely Flake Fold Fry Grate Grind Halve Heat Hull Husk ' +
    'Knead Mash Mix Peel Poach Pour Press Prick Quarter Rinse Serve Shape Simmer Skin Slice Soak Soften Spoon Spread Squash Steam Stew Stir ' +
    'String Stone Toast Top Trim Warm Wash Whisk Wipe'
  ).split(' '),
);

let made: Made[] = [];

beforeAll(() => {
  made = Array.from({ length: calls }, (_, number) => {
    const request = randomRequest(number);
    const composed = compose(request);
    if (composed.kind !== 'recipe') throw new Error(`Refused: ${JSON.stringify(request)}`);
    return { number, request, composed };
  });
}, 120_000);

/** Numbers of the calls of which it is true, with what shows it: an empty list reads well when a test fails. */
function wrong(test: (one: Made) => unknown): unknown[] {
  return made.flatMap((one) => {
    const shown = test(one);
    return shown === false || shown === null || shown === undefined ? [] : [[one.number, shown]];
  });
}

const steps = ({ composed }: Made) => composed.recipe.steps;

function isBlocked({ request, composed: { recipe } }: Made): boolean {
  const avoids = [...(request.avoids ?? []), ...(request.exclude ?? [])];
  return recipeVerdict(recipe, { ...request, avoids }).verdict === 'block';
}

/** "Meanwhile, boil the rice" begins with "Boil". */
function firstVerb(step: string): string {
  const [word = ''] = step.replace(/^Meanwhile, /, '').split(/[ ,]/);
  return word.charAt(0).toUpperCase() + word.slice(1);
}

describe('a thousand random requests', () => {
  it('read as a picky parent reads them: times, order, yields, words, allergens, units', () => {
    const faults = made.flatMap(({ number, composed: { recipe } }) =>
      recipeFaults(recipe, shownOf(recipe)).map(({ kind, what }) => `${number}: ${kind}: ${what}`),
    );
    expect(faults).toEqual([]);
  });

  it('read as a cook reads them: cuts, amounts that a kitchen measures, whole eggs, times', () => {
    const faults = made.flatMap(({ number, composed: { recipe } }) =>
      kitchenFaults(recipe).map((fault) => `${number}: ${fault}`),
    );
    expect(faults).toEqual([]);
  });

  it('all pass the gate, also when it reads them anew, and nearly all without a condition', () => {
    expect(wrong(({ composed }) => composed.verdict.verdict === 'block' && composed.recipe.title)).toEqual(
      [],
    );
    const blocked = made.filter(({ number }) => number % readAgain === 0).filter(isBlocked);
    expect(blocked).toEqual([]);
    const plain = made.filter(({ composed }) => composed.verdict.verdict === 'allow').length;
    expect(plain).toBeGreaterThan(calls * 0.93);
  });

  it('contain every food that was asked for, or say why not', () => {
    const lost = wrong(({ request, composed: { recipe, leftOut } }) => {
      const held = new Set(recipe.ingredients.map(({ food }) => food));
      const told = new Set(leftOut.map(({ asked }) => asked.toLowerCase()));
      const missing = (request.ingredients ?? []).flatMap((words) =>
        parseIngredients(words)
          .ingredients.filter(({ role }) => role !== 'mention' && role !== 'negated')
          .filter(({ food, candidates, text }) => {
            const isHeld = [food, ...candidates].some((id) => id !== null && held.has(id));
            return !isHeld && !told.has(text.toLowerCase());
          })
          .map(({ text }) => text),
      );
      return missing.length > 0 && missing;
    });
    expect(lost).toEqual([]);
  });

  it('leave out a food only with a reason: an allergy, the diet, the age, what is never cooked with, or the parent’s own word', () => {
    const reasons =
      /allergic|diet|never|without|salt|sugar|sweet|honey|leave it out|do not know|dish|avoid|smok|raw|mercury|months|year|baby|child|drink|milk|germs|bran|Juice|caffeine|pop|chok/i;
    expect(wrong(({ composed }) => composed.leftOut.find(({ why }) => !reasons.test(why))?.why)).toEqual([]);
    expect(
      wrong(({ composed }) => composed.leftOut.length > (composed.recipe.ingredients.length > 0 ? 8 : 0)),
    ).toEqual([]);
  });

  it('hold nothing of the allergies, the diet, or what is never used', () => {
    const flags = [
      'honey',
      'added_sugar',
      'free_sugar',
      'high_salt',
      'processed_meat',
      'alcohol',
      'high_mercury',
    ] as const;
    const broken = wrong(({ request, composed: { recipe } }) => {
      const facts = recipeFacts(recipe);
      const allergen = facts.allergens.find((code) => request.allergies?.includes(code));
      // A baby who is not breastfed cannot do without formula, and no vegan one is sold.
      const isMilkFeed = recipe.ingredients.some(({ food }) => /formula|breast-milk/.test(food));
      const diet =
        request.diet !== undefined && request.diet !== 'omnivore' && !isMilkFeed && !facts.diet[request.diet];
      const flag = recipe.ingredients.find(({ food }) =>
        flags.some((name) => foodById(food)?.flags.includes(name)),
      );
      return allergen ?? (diet ? request.diet : flag?.food);
    });
    expect(broken).toEqual([]);
  });

  it('have sane titles', () => {
    const bad = wrong(({ composed: { recipe } }) => {
      const { title } = recipe;
      const words = title
        .toLowerCase()
        .split(/[^a-z]+/)
        .filter((word) => word.length > 3 && word !== 'with');
      const isTwice = words.some((word, place) => words.indexOf(word) !== place);
      const isOdd =
        !/^[A-Z][^{}]*[^ ,.]$/.test(title) || title.length > 70 || /and and| {2}|,,|undefined/.test(title);
      return (isTwice || isOdd || namedIn(title, recipe) > 5) && title;
    });
    expect(bad).toEqual([]);
  });

  it('have steps that are whole sentences, begin with a verb and name every ingredient', () => {
    const odd = /[{}[\]]|undefined| ,|,,| {2}|\.\.|the \.|the and|with\.| the$|\bit it\b/;
    const bad = wrong((one) => steps(one).find((step) => !/^[A-Z].*\.$/.test(step) || odd.test(step)));
    expect(bad).toEqual([]);
    expect(wrong((one) => steps(one).find((step) => !verbs.has(firstVerb(step))))).toEqual([]);
    const unnamed = wrong((one) => {
      const said = steps(one).join(' ').toLowerCase();
      return one.composed.recipe.ingredients.find(
        ({ food }) => !said.includes((kitchenFood(food)?.name ?? food).toLowerCase()),
      )?.food;
    });
    expect(unnamed).toEqual([]);
    expect(wrong((one) => steps(one).length < 3 || (steps(one).length > 12 && steps(one).length))).toEqual(
      [],
    );
  });

  it('cook meat, fish and eggs through, and bone fish', () => {
    const bad = wrong((one) => {
      const said = steps(one).join(' ');
      return one.composed.recipe.ingredients.find(({ food: id }) => {
        const food = foodById(id);
        if (food?.flags.includes('cook_through') && !/no pink|falls apart|opaque|cooked through/.test(said))
          return true;
        if (food?.choking === 'bones' && !/bone/.test(said)) return true;
        return id === 'egg' && !/set|firm|clean/.test(said);
      })?.food;
    });
    expect(bad).toEqual([]);
  });

  it('bring enough energy and little salt', () => {
    const thin = wrong(({ request, composed: { recipe } }) => {
      const least = request.meal === 'lunch' || request.meal === 'dinner' ? 0.8 : 0.6;
      const { kcalPerG } = recipeFacts(recipe);
      return kcalPerG < least && kcalPerG;
    });
    expect(thin).toEqual([]);
    const salty = wrong(({ request, composed: { recipe } }) => {
      const sodium = recipeFacts(recipe).perServing.sodium_mg ?? 0;
      return sodium > (request.ageMonths < 12 ? 120 : 250) && sodium;
    });
    expect(salty).toEqual([]);
  });

  it('suit the age and the meal, and mostly the time', () => {
    expect(wrong(({ request, composed }) => !composed.recipe.meals.includes(request.meal))).toEqual([]);
    expect(wrong(({ request, composed }) => composed.recipe.ageFromMonths > request.ageMonths)).toEqual([]);
    expect(
      wrong(({ request, composed: { texture } }) => request.ageMonths >= 12 && texture === 'puree'),
    ).toEqual([]);
    const timed = made.filter(({ request }) => request.minutes !== undefined);
    const late = timed.filter(
      ({ request, composed }) => composed.recipe.minutes > (request.minutes ?? Infinity),
    );
    expect(late.length).toBeLessThan(timed.length * 0.25);
    const isSaid = ({ composed: { notes, understood } }: Made) =>
      notes.some((note) => note.includes('minutes')) ||
      understood.some(({ kind, met }) => kind === 'time' && !met);
    expect(late.every(isSaid)).toBe(true);
  });

  it('keep cooked rice a day at most, and anything else two', () => {
    const bad = wrong(({ composed: { recipe } }) => {
      const hasRice = recipe.ingredients.some(
        ({ food, state }) => foodById(food)?.flags.includes('rice') && state === 'boiled',
      );
      return recipe.batch.fridgeDays > (hasRice ? 1 : 2) && recipe.title;
    });
    expect(bad).toEqual([]);
  });
});

function namedIn(title: string, recipe: Recipe): number {
  const lower = title.toLowerCase();
  return recipe.ingredients.filter(({ food }) => {
    const name = kitchenFood(food)?.title.toLowerCase();
    return name !== undefined && lower.includes(name);
  }).length;
}
