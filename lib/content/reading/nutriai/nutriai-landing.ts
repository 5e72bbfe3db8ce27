import type { LandingSourceKey } from './nutriai-sources';

/** The day on which these rules, the facts by age and those of allergens were last compared with their sources. */
export const landingCheckedOn = '2026-11-21';

export interface Rule {
  food: string;
  text: string;
  sources: readonly LandingSourceKey[];
}

export interface RuleGroup {
  until: string;
  rules: readonly Rule[];
}

export const ruleGroups: readonly RuleGroup[] = [
  {
    until: 'Not before 6 months',
    rules: [
      { food: 'Solid food', text: 'Start at about 6 months.', sources: ['who-2023'] },
      { food: 'Water', text: 'Breast milk or formula is food and drink in one.', sources: ['aap-drinks'] },
    ],
  },
  {
    until: 'Not before 12 months',
    rules: [
      {
        food: 'Honey',
        text: 'In any form: also cooked, in crackers and in cereals. It can cause infant botulism.',
        sources: ['nhs-avoid', 'cdc-avoid'],
      },
      {
        food: 'Cow’s milk as the main drink',
        text: 'Goat’s and sheep’s milk too. In cooking it is fine from 6 months.',
        sources: ['nhs-drinks', 'cdc-milk'],
      },
      {
        food: 'Added salt',
        text:
          'No salt, stock or gravy, and no bacon, sausages or salty snacks. Less than 1 g of salt a day from ' +
          'everything; from 1 to 3 years at most 2 g.',
        sources: ['nhs-avoid', 'nhs-salt'],
      },
      {
        food: 'Fruit juice',
        text: 'After that at most 120 ml (4 oz) a day, in a cup, with a meal.',
        sources: ['aap-juice-2017'],
      },
    ],
  },
  {
    until: 'Not before 2 years',
    rules: [
      {
        food: 'Added sugar',
        text: 'No sugary food, syrups or sweetened drinks. A small child’s meals have no room for it.',
        sources: ['dga-2025', 'who-2023'],
      },
    ],
  },
  {
    until: 'Not before 5 years',
    rules: [
      {
        food: 'Whole nuts and peanuts',
        text: 'Ground, or as smooth nut butter in a thin layer, from about 6 months.',
        sources: ['nhs-avoid'],
      },
      {
        food: 'Whole grapes and cherry tomatoes',
        text: 'Cut them into long quarters.',
        sources: ['dfe-early-years'],
      },
      {
        food: 'Popcorn, marshmallows, hard sweets (candy), raw jelly cubes',
        text: 'There is no safe way to cut them. US advice allows some of them from 4 years; later is safer.',
        sources: ['dfe-early-years', 'aap-choking-2010'],
      },
      { food: 'Whole seeds', text: 'Ground is fine.', sources: ['dfe-early-years'] },
      { food: 'Rice drinks', text: 'Because of the arsenic in rice.', sources: ['nhs-drinks'] },
    ],
  },
  {
    until: 'Not for babies or toddlers',
    rules: [
      {
        food: 'Raw or runny egg',
        text:
          'Cook white and yolk until firm. The UK allows runny eggs with the British Lion mark; US ' +
          'advice does not.',
        sources: ['nhs-avoid', 'fda-eggs'],
      },
      {
        food: 'Shark, swordfish, marlin',
        text:
          'And king mackerel, orange roughy, bigeye tuna and tilefish from the Gulf of Mexico. They ' +
          'contain too much mercury.',
        sources: ['nhs-avoid', 'fda-fish'],
      },
      {
        food: 'Raw milk, and soft cheese with a rind',
        text: 'Brie and camembert are fine when cooked until steaming hot.',
        sources: ['cdc-avoid', 'nhs-avoid'],
      },
      { food: 'Raw shellfish', text: 'It can cause food poisoning.', sources: ['nhs-avoid'] },
      { food: 'Tea and coffee', text: 'Water and milk are enough.', sources: ['nhs-drinks', 'cdc-avoid'] },
    ],
  },
];

export interface CuttingRule {
  food: string;
  never: string;
  safe: string;
  sources: readonly LandingSourceKey[];
}

export const cuttingRules: readonly CuttingRule[] = [
  {
    food: 'Grapes, cherry tomatoes, cherries, strawberries',
    never: 'whole, or in coins',
    safe: 'Remove anything hard inside, then cut into long quarters.',
    sources: ['dfe-early-years'],
  },
  {
    food: 'Apple, carrot and other hard fruit and vegetables',
    never: 'raw sticks or chunks',
    safe: 'Cook soft and take off the skin, or grate; later in thin slices. No raw chunks before 4 years.',
    sources: ['dfe-early-years', 'aap-choking-2010'],
  },
  {
    food: 'Melon',
    never: 'balls or chunks',
    safe: 'Cut into thin slices, without seeds and rind.',
    sources: ['dfe-early-years', 'cdc-choking'],
  },
  {
    food: 'Blueberries, peas, corn kernels, beans',
    never: 'whole',
    safe: 'Squash each one, or mash.',
    sources: ['cdc-choking'],
  },
  {
    food: 'Sausage, hot dog',
    never: 'whole, or in coins',
    safe: 'Take off the skin and cut into long, thin strips. Rarely, and not before 12 months: it is salty.',
    sources: ['dfe-early-years', 'nhs-avoid'],
  },
  {
    food: 'Meat and chicken',
    never: 'tough or large chunks',
    safe: 'Bones out; minced, shredded or in thin strips.',
    sources: ['cdc-choking', 'dfe-early-years'],
  },
  {
    food: 'Fish',
    never: 'with bones',
    safe: 'Flake it and feel for bones with your fingers.',
    sources: ['dfe-early-years', 'cdc-choking'],
  },
  {
    food: 'Cheese',
    never: 'cubes, or string cheese',
    safe: 'Grate, or cut into thin strips.',
    sources: ['dfe-early-years', 'cdc-choking'],
  },
  {
    food: 'Nuts',
    never: 'whole, or in coarse pieces',
    safe: 'Ground, or as smooth butter.',
    sources: ['nhs-avoid'],
  },
  {
    food: 'Nut butter',
    never: 'by the spoonful',
    safe: 'A thin layer, or stirred into food.',
    sources: ['cdc-choking', 'aap-choking-2010'],
  },
  {
    food: 'Raisins',
    never: 'as a snack before 12 months',
    safe: 'Chop them into a meal.',
    sources: ['dfe-early-years'],
  },
  {
    food: 'Bread',
    never: 'soft white lumps',
    safe: 'Toasted or brown, in fingers.',
    sources: ['dfe-early-years'],
  },
];
