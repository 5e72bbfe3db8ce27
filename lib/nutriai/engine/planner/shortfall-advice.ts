import { type Recipe } from '../recipes/recipe';
import { recipes } from '../recipes/recipe-list';
import { foodById } from '../foods/food-list';
import { type SourceId } from '../sources';
import { type Shortfall } from './meal-plan';
import { type PlanContext } from './plan-context';

type Advice = Pick<Shortfall, 'whatHelps' | 'sources'>;

interface Line {
  text: string;
  source: SourceId;
  /** Left out where it does not hold; always given without it. */
  when?: (context: PlanContext) => boolean;
}

const eatsMilk = ({ history, request }: PlanContext) =>
  !history.barred.has('milk') && request.child.diet !== 'vegan';
const eatsMeat = ({ request: { child } }: PlanContext) =>
  child.diet === undefined || child.diet === 'omnivore' || child.diet === 'pescatarian';
const eatsNuts = ({ history }: PlanContext) =>
  !history.barred.has('peanut') && !history.barred.has('tree_nuts');
const fromOneYear = ({ request }: PlanContext) => request.child.ageMonths >= 12;
const british = ({ request }: PlanContext) => request.child.locale !== 'us';

/** Recipes with cereal that iron was added to: the richest food for a small stomach. */
const fortified: ReadonlySet<string> = new Set(recipes.filter(hasFortifiedCereal).map(({ id }) => id));

function hasFortifiedCereal({ ingredients }: Recipe): boolean {
  return ingredients.some(({ food }) => foodById(food)?.flags.includes('iron_fortified'));
}

/** Whether nothing with fortified cereal is among the dishes of this child. */
export const lacksFortifiedCereal = ({ eligible }: PlanContext) =>
  !eligible.some(({ id }) => fortified.has(id));

const advice: Record<Shortfall['nutrient'], readonly Line[]> = {
  iron_mg: [
    {
      text:
        'Iron-fortified infant cereal is left out here, and without it food alone seldom gives a ' +
        'baby enough iron: if there is one that your child may eat, a bowl a day provides the most.',
      source: 'who-complementary-feeding',
      when: lacksFortifiedCereal,
    },
    {
      text:
        'A bowl of iron-fortified infant cereal that your child may eat, each day ' +
        'and mixed with the usual milk, gives the most iron in the smallest helping.',
      source: 'who-complementary-feeding',
      when: (context) => !lacksFortifiedCereal(context),
    },
    {
      text: 'Formula contains iron. Breast milk contains little iron but is still the best milk.',
      source: 'aap-iron',
      when: ({ needs, request }) => request.child.ageMonths < 12 && needs.milk.milk === 'breast',
    },
    {
      text: 'Often offer meat or fish that your child can eat: their iron is easily absorbed.',
      source: 'who-fao-2004',
      when: eatsMeat,
    },
    {
      text:
        'Fruit or vegetables rich in vitamin C that your child ' +
        'may eat, with iron from plants: it improves absorption.',
      source: 'who-fao-2004',
    },
    {
      text: 'Ask your doctor or health visitor whether iron drops are needed. Never give iron without their advice.',
      source: 'aap-iron',
    },
  ],
  zinc_mg: [
    {
      text: 'Offer meat, fish or eggs that your child can eat each day: their zinc is easily absorbed.',
      source: 'who-complementary-feeding',
      when: eatsMeat,
    },
    {
      text: 'Pulses, smooth nut butter and fortified cereal often.',
      source: 'who-complementary-feeding',
      when: eatsNuts,
    },
    {
      text: 'Pulses and fortified cereal that your child may eat, often.',
      source: 'who-complementary-feeding',
      when: (context) => !eatsNuts(context),
    },
  ],
  calcium_mg: [
    { text: 'Plain yoghurt, cheese or milk in cooking each day.', source: 'nhs-drinks', when: eatsMilk },
    {
      text:
        'An unsweetened, calcium-fortified soya, oat or almond drink, whichever ' +
        'your child may have, as one of the drinks; no rice drink before 5 years.',
      source: 'nhs-drinks',
      when: (context) => fromOneYear(context) && !eatsMilk(context),
    },
    {
      text: 'Without dairy, ask a dietitian how to give enough calcium.',
      source: 'nhs-vegan',
      when: (context) => !eatsMilk(context),
    },
  ],
  vitamin_a_ug: [
    { text: 'Orange vegetables and dark green leaves each day.', source: 'who-complementary-feeding' },
    {
      text:
        'Drops with vitamins A, C and D, advised from six months to five ' +
        'years unless your baby has more than 500 ml of formula a day.',
      source: 'nhs-vitamins',
      when: british,
    },
  ],
  vitamin_c_mg: [
    {
      text:
        'Fruit such as kiwi, strawberries or orange, or peppers and ' +
        'broccoli, whichever your child may eat, with each meal.',
      source: 'who-complementary-feeding',
    },
    {
      text:
        'Drops with vitamins A, C and D, advised from six months to five ' +
        'years unless your baby has more than 500 ml of formula a day.',
      source: 'nhs-vitamins',
      when: british,
    },
  ],
  folate_ug: [
    {
      text: 'Often offer lentils, beans and dark green leaves that your child can eat.',
      source: 'who-complementary-feeding',
    },
  ],
  protein_g: [
    {
      text: 'Pulses, eggs, fish, meat or plain yoghurt at each main meal, as far as your child may eat them.',
      source: 'who-complementary-feeding',
    },
  ],
  fat_g: [
    {
      text: 'A teaspoon of oil or smooth nut butter stirred into a meal. Don’t limit fat under two years.',
      source: 'dga-2020',
      when: eatsNuts,
    },
    {
      text: 'A teaspoon of oil stirred into a meal. Don’t limit fat under two years.',
      source: 'dga-2020',
      when: (context) => !eatsNuts(context),
    },
  ],
  energy_kcal: [
    {
      text: 'Another meal or snack a day, or one fewer, brings the day nearer to the need.',
      source: 'paho-who-2003',
    },
    {
      text: 'Your child’s appetite decides: offer more when your child asks for it, and never put on pressure.',
      source: 'nhs-first-foods',
    },
  ],
  sodium_mg: [
    { text: 'Choose bread, cheese and tinned food with less salt, and add none.', source: 'sacn-2003-salt' },
  ],
  free_sugars_g: [{ text: 'Sweeten with fruit only.', source: 'dga-2025' }],
  retinol_ug: [
    {
      text:
        'Offer liver at most once a week, and don’t combine it ' +
        'with drops or other products that contain vitamin A.',
      source: 'iom-2001-micronutrients',
    },
  ],
  food_groups: [
    {
      text:
        'Each further group counts: grains, pulses and nuts, dairy, meat and fish, eggs, ' +
        'orange or dark green vegetables, other fruit and vegetables, breast milk.',
      source: 'who-complementary-feeding',
    },
    { text: 'With so much left out, ask a dietitian to look at the whole diet.', source: 'nhs-vegan' },
  ],
  meals: [
    {
      text: 'Remove some exclusions or dislikes, or allow more cooking time on weekdays, to get more choice.',
      source: 'nhs-first-foods',
    },
  ],
};

/** What would help against a shortfall of this child, with the sources of the advice. */
export function shortfallAdvice(nutrient: Shortfall['nutrient'], context: PlanContext): Advice {
  const lines = advice[nutrient].filter(({ when }) => when === undefined || when(context));
  return {
    whatHelps: lines.map(({ text }) => text),
    sources: [...new Set(lines.map(({ source }) => source))],
  };
}
