/** What a parent pastes, and what has to come of it; fields that are left out are not looked at. */
export interface PastedCase {
  name: string;
  text: string;
  title?: string;
  ingredients?: readonly string[];
  steps?: readonly string[];
  minutes?: number | null;
  servings?: number | null;
  meal?: string | null;
  /** Parts of lines that are shown as not used. */
  notUsed?: readonly string[];
}

const script = (json: unknown) =>
  `<script type="application/ld+json">${typeof json === 'string' ? json : JSON.stringify(json)}</script>`;

const pancakes = {
  '@context': 'https://schema.org',
  '@type': 'Recipe',
  name: 'Banana pancakes',
  recipeYield: '4',
  totalTime: 'PT15M',
  recipeIngredient: ['1 banana', '1 egg', '20 g oats'],
  recipeInstructions: [
    { '@type': 'HowToStep', text: 'Mash the banana.' },
    { '@type': 'HowToStep', text: 'Fry for 2 minutes on each side.' },
  ],
};
const pancakeParts = {
  title: 'Banana pancakes',
  ingredients: ['1 banana', '1 egg', '20 g oats'],
  steps: ['Mash the banana.', 'Fry for 2 minutes on each side.'],
};

export const structuredCases: readonly PastedCase[] = [
  {
    name: 'a page with one recipe',
    text: `<!doctype html><html><head><title>x</title>${script(pancakes)}</head><body><p>Ads</p></body></html>`,
    ...pancakeParts,
    minutes: 15,
    servings: 4,
  },
  { name: 'the bare object', text: JSON.stringify(pancakes, null, 2), ...pancakeParts },
  {
    name: 'an array of objects',
    text: script([{ '@type': 'WebSite', name: 'S' }, pancakes]),
    ...pancakeParts,
  },
  {
    name: '@graph with references',
    text: script({
      '@context': 'https://schema.org',
      '@graph': [
        { '@type': 'Article', '@id': '#a', name: 'An article' },
        { '@type': 'WebPage', '@id': '#p', mainEntity: { '@id': '#r' } },
        { ...pancakes, '@id': '#r' },
      ],
    }),
    ...pancakeParts,
  },
  { name: 'two types', text: script({ ...pancakes, '@type': ['Recipe', 'NewsArticle'] }), ...pancakeParts },
  {
    name: 'full type addresses',
    text: script({ ...pancakes, '@type': 'https://schema.org/Recipe' }),
    ...pancakeParts,
  },
  { name: 'within mainEntity', text: script({ '@type': 'WebPage', mainEntity: pancakes }), ...pancakeParts },
  {
    name: 'sections of steps',
    text: script({
      ...pancakes,
      recipeInstructions: [
        {
          '@type': 'HowToSection',
          name: 'Batter',
          itemListElement: [{ '@type': 'HowToStep', text: 'Mash the banana.' }],
        },
        {
          '@type': 'HowToSection',
          name: 'Frying',
          itemListElement: [{ '@type': 'HowToStep', name: 'Fry', text: 'Fry for 2 minutes on each side.' }],
        },
      ],
    }),
    ...pancakeParts,
  },
  {
    name: 'steps that have a name alone, or directions within',
    text: script({
      ...pancakes,
      recipeInstructions: {
        '@type': 'ItemList',
        itemListElement: [
          { '@type': 'HowToStep', name: 'Mash the banana.' },
          {
            '@type': 'HowToStep',
            itemListElement: [{ '@type': 'HowToDirection', text: 'Fry for 2 minutes on each side.' }],
          },
        ],
      },
    }),
    ...pancakeParts,
  },
  {
    name: 'instructions as one text with line breaks',
    text: script({ ...pancakes, recipeInstructions: 'Mash the banana.\n\nFry for 2 minutes on each side.' }),
    ...pancakeParts,
  },
  {
    name: 'instructions as HTML with entities',
    text: script({
      ...pancakes,
      name: 'Banana &amp; oat pancakes &#8211; easy',
      recipeIngredient: ['&frac12; tsp cinnamon', '<b>1</b> banana', '20&nbsp;g oats'],
      recipeInstructions: '<ol><li>Mash the banana.</li><li>Don&#039;t over-mix.</li></ol>',
    }),
    title: 'Banana & oat pancakes – easy',
    ingredients: ['½ tsp cinnamon', '1 banana', '20 g oats'],
    steps: ['Mash the banana.', "Don't over-mix."],
  },
  {
    name: 'numbered steps in one paragraph',
    text: script({
      ...pancakes,
      recipeInstructions: '1. Mash the banana. 2. Fry for 2 minutes on each side.',
    }),
    ...pancakeParts,
  },
  {
    name: 'preparation and cooking without a total',
    text: script({ ...pancakes, totalTime: undefined, prepTime: 'PT10M', cookTime: 'PT1H5M' }),
    minutes: 75,
  },
  {
    name: 'hours in the long form',
    text: script({ ...pancakes, totalTime: 'P0Y0M0DT1H30M0.000S' }),
    minutes: 90,
  },
  { name: 'days', text: script({ ...pancakes, totalTime: 'P1DT0H' }), minutes: null },
  { name: 'minutes beyond sixty', text: script({ ...pancakes, totalTime: 'PT90M' }), minutes: 90 },
  {
    name: 'a total of nothing',
    text: script({ ...pancakes, totalTime: 'PT0M', cookTime: 'PT20M' }),
    minutes: 20,
  },
  { name: 'a time in words', text: script({ ...pancakes, totalTime: '35 minutes' }), minutes: 35 },
  { name: 'a broken time', text: script({ ...pancakes, totalTime: 'soon' }), minutes: null },
  { name: 'a yield in words', text: script({ ...pancakes, recipeYield: 'Makes 12 muffins' }), servings: 12 },
  { name: 'yields as a list', text: script({ ...pancakes, recipeYield: ['6', '6 servings'] }), servings: 6 },
  { name: 'a yield as a number', text: script({ ...pancakes, recipeYield: 8 }), servings: 8 },
  { name: 'a range of servings', text: script({ ...pancakes, recipeYield: 'Serves 4-6' }), servings: 4 },
  {
    name: 'a quantity of servings',
    text: script({ ...pancakes, recipeYield: { '@type': 'QuantitativeValue', value: 3 } }),
    servings: 3,
  },
  { name: 'a yield that is a weight', text: script({ ...pancakes, recipeYield: '500 g' }), servings: null },
  {
    name: 'a category and what it is eaten as',
    text: script({ ...pancakes, recipeCategory: ['Breakfast', 'Snack'] }),
    meal: 'breakfast',
  },
  {
    name: 'a category of an evening meal',
    text: script({ ...pancakes, recipeCategory: 'Main course, Dinner' }),
    meal: 'dinner',
  },
  {
    name: 'an older property',
    text: script({ ...pancakes, recipeIngredient: undefined, ingredients: pancakes.recipeIngredient }),
    ...pancakeParts,
  },
  {
    name: 'ingredients in one text',
    text: script({ ...pancakes, recipeIngredient: '1 banana\n1 egg\n20 g oats' }),
    ...pancakeParts,
  },
  {
    name: 'a script with line breaks inside of texts',
    text: script(JSON.stringify(pancakes).replace('Mash the banana.', 'Mash\nthe\tbanana.')),
    ...pancakeParts,
  },
  {
    name: 'a script in CDATA and with a comma too many',
    text: script(`//<![CDATA[\n${JSON.stringify(pancakes).replace(/\}$/, ',}')}\n//]]>`),
    ...pancakeParts,
  },
  {
    name: 'a broken script beside a good one',
    text: `${script('{"@type": "Recipe", "name": ')}${script(pancakes)}`,
    ...pancakeParts,
  },
  {
    name: 'an empty recipe before the real one',
    text: `${script({ '@type': 'Recipe', name: 'Empty' })}${script(pancakes)}`,
    ...pancakeParts,
  },
  {
    name: 'two recipes: the first is taken, the other named',
    text: script([pancakes, { ...pancakes, name: 'Apple porridge' }]),
    ...pancakeParts,
    notUsed: ['Apple porridge'],
  },
  {
    name: 'the same recipe twice is one',
    text: script(pancakes) + script(pancakes),
    ...pancakeParts,
    notUsed: [],
  },
  {
    name: 'microdata',
    text: `<div itemscope itemtype="http://schema.org/Recipe"><h1 itemprop="name">Banana pancakes</h1>
      <meta itemprop="recipeYield" content="4 servings"><time itemprop="totalTime" datetime="PT15M">a quarter of an hour</time>
      <ul><li itemprop="recipeIngredient"><span>1</span> banana</li><li itemprop="recipeIngredient">1 egg</li>
      <li itemprop="recipeIngredient">20&nbsp;g oats</li></ul>
      <ol itemprop="recipeInstructions"><li>Mash the banana.</li><li>Fry for 2 minutes on each side.</li></ol></div>`,
    ...pancakeParts,
    minutes: 15,
    servings: 4,
  },
  {
    name: 'microdata with steps as items and an author within',
    text: `<article itemscope itemtype="https://schema.org/Recipe"><h2 itemprop="name">Banana pancakes</h2>
      <div itemprop="author" itemscope itemtype="https://schema.org/Person"><span itemprop="name">Jo Cook</span></div>
      <p itemprop="ingredients">1 banana</p><p itemprop="ingredients">1 egg</p><p itemprop="ingredients">20 g oats</p>
      <div itemprop="recipeInstructions" itemscope itemtype="https://schema.org/HowToStep"><p itemprop="text">Mash the banana.</p></div>
      <div itemprop="recipeInstructions" itemscope itemtype="https://schema.org/HowToStep"><p itemprop="text">Fry for 2 minutes on each side.</p></div>
      </article>`,
    ...pancakeParts,
  },
  {
    name: 'HTML without any markup of data',
    text: `<html><head><title>Blog</title><style>p{color:red}</style></head><body><h1>Banana pancakes</h1>
      <h3>Ingredients</h3><ul><li>1 banana</li><li>1 egg</li><li>20 g oats</li></ul>
      <h3>Method</h3><ol><li>Mash the <b>banana</b>.</li><li>Fry for 2 minutes<br>on each side.</li></ol>
      <script>alert(1)</script></body></html>`,
    title: 'Banana pancakes',
    ingredients: ['1 banana', '1 egg', '20 g oats'],
    notUsed: [],
  },
];

export const plainCases: readonly PastedCase[] = [
  {
    name: 'headings',
    text: `Banana pancakes

Serves 4
Prep time: 5 mins
Cook time: 10 mins

Ingredients
1 banana
1 egg
20 g oats

Method
1. Mash the banana.
2. Fry for 2 minutes on each side.`,
    ...pancakeParts,
    servings: 4,
    minutes: 15,
    notUsed: [],
  },
  {
    name: 'capitals, colons, bullets and stars',
    text: `BANANA PANCAKES
INGREDIENTS:
• 1 banana
▢ 1 egg
- 20 g oats
DIRECTIONS:
* Mash the banana.
* Fry for 2 minutes on each side.`,
    title: 'BANANA PANCAKES',
    ingredients: pancakeParts.ingredients,
    steps: pancakeParts.steps,
  },
  {
    name: 'Markdown',
    text: `# Banana pancakes
*Makes 12*
## Ingredients
- [ ] 1 banana
- **1** egg
- 20 g oats
## Instructions
1. Mash the banana.
2. Fry for 2 minutes on each side.`,
    ...pancakeParts,
    servings: 12,
  },
  {
    name: 'no headings at all',
    text: `Banana pancakes
1 banana
1 egg
20 g oats
Mash the banana.
Fry for 2 minutes on each side.`,
    ...pancakeParts,
  },
  {
    name: 'no headings, numbered steps, blank lines between all',
    text: `Banana pancakes

1 banana

1 egg

20 g oats

1) Mash the banana.

2) Fry for 2 minutes on each side.`,
    ...pancakeParts,
  },
  {
    name: 'a caption of a social network',
    text: `🍌 Banana pancakes 🥞

You need:
👉 1 banana
👉 1 egg
👉 20 g oats

How to make:
1️⃣ Mash the banana.
2️⃣ Fry for 2 minutes on each side.

Follow @somebody for more!
#blw #weaning #babyfood`,
    ...pancakeParts,
    notUsed: ['@somebody', '#blw'],
  },
  {
    name: 'all in one paragraph',
    text: 'Banana pancakes. Ingredients: 1 banana, 1 egg, 20 g oats. Method: Mash the banana. Fry for 2 minutes on each side.',
    ...pancakeParts,
  },
  {
    name: 'notes, nutrition and comments after the steps',
    text: `Banana pancakes
Ingredients
1 banana
1 egg
20 g oats
Method
Mash the banana.
Fry for 2 minutes on each side.
Notes
Keeps two days in the fridge.
Nutrition
Calories: 120 kcal`,
    ...pancakeParts,
    notUsed: ['Keeps two days', 'Calories'],
  },
  {
    name: 'parts of a recipe',
    text: `Fish pie
Ingredients
For the sauce:
200 ml milk
1 tbsp flour
For the topping
300 g potatoes
Method
Cook the potatoes.
Stir flour into milk and heat.`,
    title: 'Fish pie',
    ingredients: ['200 ml milk', '1 tbsp flour', '300 g potatoes'],
    steps: ['Cook the potatoes.', 'Stir flour into milk and heat.'],
  },
  {
    name: 'steps with headings of their own',
    text: `Dal
Ingredients
60 g lentils
Method
Step 1
Rinse the lentils.
Step 2
Cook for 20 minutes.`,
    steps: ['Rinse the lentils.', 'Cook for 20 minutes.'],
  },
  {
    name: 'steps that begin with their number in words',
    text: 'Dal\nIngredients\n60 g lentils\nMethod\nStep 1: Rinse the lentils.\nStep 2 - Cook for 20 minutes.',
    steps: ['Rinse the lentils.', 'Cook for 20 minutes.'],
  },
  {
    name: 'figures in one line',
    text: 'Dal\nPrep 10 mins | Cook 1 hr 20 mins | Serves 6\nIngredients\n60 g lentils\nMethod\nCook it all.',
    minutes: 90,
    servings: 6,
  },
  {
    name: 'ready in, and a name that says a meal',
    text: 'Breakfast bake\nReady in 45 minutes\nMakes 8 squares\nIngredients\n60 g oats\nMethod\nBake it.',
    minutes: 45,
    servings: 8,
    meal: 'breakfast',
  },
  {
    name: 'German',
    text: 'Bananenpfannkuchen\nFür 4 Portionen\nZutaten\n1 Banane\n1 Ei\n20 g Haferflocken\nZubereitung\nBanane zerdrücken.\nBraten.',
    title: 'Bananenpfannkuchen',
    ingredients: ['1 Banane', '1 Ei', '20 g Haferflocken'],
    steps: ['Banane zerdrücken.', 'Braten.'],
    servings: 4,
  },
  {
    name: 'Spanish',
    text: 'Tortitas\nIngredientes:\n1 plátano\n1 huevo\nPreparación:\n1. Machaca el plátano.\n2. Cocina dos minutos.',
    ingredients: ['1 plátano', '1 huevo'],
    steps: ['Machaca el plátano.', 'Cocina dos minutos.'],
  },
  {
    name: 'French',
    text: 'Purée\nPour 2 personnes\nIngrédients\n200 g de carottes\nPréparation\nCuire les carottes.',
    ingredients: ['200 g de carottes'],
    steps: ['Cuire les carottes.'],
    servings: 2,
  },
  {
    name: 'only a list of ingredients',
    text: '1 banana\n1 egg\n20 g oats',
    title: '',
    ingredients: ['1 banana', '1 egg', '20 g oats'],
    steps: [],
  },
  {
    name: 'a shared title, text and address',
    text: 'Banana pancakes | Good Cooking\nhttps://example.com/pancakes\n1 banana\n1 egg\n20 g oats\nMash the banana.',
    title: 'Banana pancakes',
    ingredients: ['1 banana', '1 egg', '20 g oats'],
    steps: ['Mash the banana.'],
    notUsed: ['https://example.com/pancakes'],
  },
  {
    name: 'a message from a friend',
    text: 'Hi! Here is the recipe I told you about, it freezes really well:\n2 carrots\n1 potato\n50 g cheddar\nSteam everything until soft, then mash with the cheese.',
    ingredients: ['2 carrots', '1 potato', '50 g cheddar'],
    steps: ['Steam everything until soft, then mash with the cheese.'],
    title: '',
    notUsed: ['Here is the recipe I told you about'],
  },
  {
    name: 'ingredients without amounts under a heading',
    text: 'Soup\nIngredients\nsalt\n2 carrots\nwater\nMethod\nBoil.',
    ingredients: ['salt', '2 carrots', 'water'],
    steps: ['Boil.'],
  },
  {
    name: 'the method before the ingredients',
    text: 'Soup\nMethod\nBoil the carrots.\nIngredients\n2 carrots',
    ingredients: ['2 carrots'],
    steps: ['Boil the carrots.'],
  },
  {
    name: 'nothing of a recipe',
    text: 'Dear all, the nursery is closed on Monday.',
    ingredients: [],
    steps: [],
    notUsed: ['the nursery is closed'],
  },
  {
    name: 'amounts after the food',
    text: 'Porridge\nIngredients\nOats - 40 g\nMilk: 150 ml\nMethod\nCook for 5 minutes.',
    ingredients: ['Oats - 40 g', 'Milk: 150 ml'],
    steps: ['Cook for 5 minutes.'],
  },
];
