import type { PastedCase } from './pasted-recipes.test-helper';

const script = (json: unknown) =>
  `<script type='application/ld+json' class="yoast">${JSON.stringify(json)}</script>`;

/** Written before the reader, and looked at only once it read the other cases. */
export const heldOutCases: readonly PastedCase[] = [
  {
    name: 'a page of a plug-in for recipes',
    text: `<html><body>${script({
      '@context': 'https://schema.org/',
      '@graph': [
        { '@type': 'BreadcrumbList', itemListElement: [{ '@type': 'ListItem', name: 'Home' }] },
        {
          '@type': 'Recipe',
          name: 'Lentil Bolognese',
          author: { '@type': 'Person', name: 'A' },
          recipeYield: ['6', '6 portions'],
          prepTime: 'PT15M',
          cookTime: 'PT40M',
          totalTime: 'PT55M',
          recipeIngredient: ['200 g (1 cup) red lentils', '2 carrots (grated)'],
          recipeInstructions: [
            {
              '@type': 'HowToStep',
              text: 'Rinse the lentils.',
              name: 'Rinse the lentils.',
              url: 'https://x/#1',
            },
            { '@type': 'HowToStep', text: 'Simmer for 40 minutes.', image: 'https://x/i.jpg' },
          ],
          recipeCategory: ['Main Course'],
          keywords: 'blw, family',
        },
      ],
    })}<h2>Lentil Bolognese</h2></body></html>`,
    title: 'Lentil Bolognese',
    ingredients: ['200 g (1 cup) red lentils', '2 carrots (grated)'],
    steps: ['Rinse the lentils.', 'Simmer for 40 minutes.'],
    minutes: 55,
    servings: 6,
  },
  {
    name: 'an ItemList of recipes',
    text: script({
      '@type': 'ItemList',
      itemListElement: [
        {
          '@type': 'ListItem',
          position: 1,
          item: {
            '@type': 'Recipe',
            name: 'Oat bars',
            recipeIngredient: ['90 g oats'],
            recipeInstructions: ['Bake.'],
          },
        },
      ],
    }),
    title: 'Oat bars',
    ingredients: ['90 g oats'],
    steps: ['Bake.'],
  },
  {
    name: 'microdata whose recipe stands in a page item',
    text: `<body itemscope itemtype="https://schema.org/WebPage"><meta itemprop="name" content="A page">
      <section itemprop="mainEntity" itemscope itemtype="https://schema.org/Recipe">
      <span itemprop="name">Pea purée</span><link itemprop="image" href="/x.jpg">
      <meta itemprop="prepTime" content="PT5M"><meta itemprop="cookTime" content="PT10M">
      <span itemprop="recipeYield">6 cubes</span>
      <span itemprop="recipeIngredient">200 g peas</span>
      <div itemprop="recipeInstructions">Boil the peas.<br>Blend.</div></section></body>`,
    title: 'Pea purée',
    ingredients: ['200 g peas'],
    steps: ['Boil the peas.', 'Blend.'],
    minutes: 15,
    servings: 6,
  },
  {
    name: 'a notes app',
    text: 'Chicken casserole 🍗\n(serves 2 adults + 1 toddler)\n\nWhat you’ll need\n– 300g chicken thighs\n– 2 carrots\n– 200ml water\n\nWhat to do\n– Brown the chicken.\n– Add the rest and simmer 40 min.',
    ingredients: ['300g chicken thighs', '2 carrots', '200ml water'],
    steps: ['Brown the chicken.', 'Add the rest and simmer 40 min.'],
    servings: 2,
  },
  {
    name: 'an email',
    text: '> Apple porridge\n>\n> Ingredients\n> 40 g oats\n> 1 apple\n>\n> Instructions\n> Cook the oats.\n> Grate in the apple.',
    title: 'Apple porridge',
    ingredients: ['40 g oats', '1 apple'],
    steps: ['Cook the oats.', 'Grate in the apple.'],
  },
  {
    name: 'Windows line ends and tabs',
    text: 'Ragu\r\n\r\nINGREDIENTS\r\n250 g\tbeef mince\r\n1\tonion\r\n\r\nMETHOD\r\n\r\nBrown the mince.\r\n\r\nSimmer.',
    title: 'Ragu',
    ingredients: ['250 g beef mince', '1 onion'],
    steps: ['Brown the mince.', 'Simmer.'],
  },
  {
    name: 'equipment between',
    text: 'Muffins\nYield: 10 muffins\nTotal Time: 35 minutes\nIngredients\n2 eggs\n100 g flour\nEquipment\nMuffin tin\nDirections\nMix.\nBake 20 minutes.',
    ingredients: ['2 eggs', '100 g flour'],
    steps: ['Mix.', 'Bake 20 minutes.'],
    servings: 10,
    minutes: 35,
    notUsed: ['Muffin tin'],
  },
  {
    name: 'words for amounts',
    text: 'Smash\nhalf an avocado\na handful of spinach\none egg\nMash it all together and serve.',
    title: 'Smash',
    ingredients: ['half an avocado', 'a handful of spinach', 'one egg'],
    steps: ['Mash it all together and serve.'],
  },
  {
    name: 'Italian',
    text: 'Pappa al pomodoro\nDosi per 4 persone\nIngredienti\n200 g di pomodori\n1 fetta di pane\nProcedimento\nCuocere i pomodori.\nAggiungere il pane.',
    ingredients: ['200 g di pomodori', '1 fetta di pane'],
    steps: ['Cuocere i pomodori.', 'Aggiungere il pane.'],
    servings: 4,
  },
  {
    name: 'Polish and Portuguese headings',
    text: 'Zupa\nSkładniki\n2 marchewki\nPrzygotowanie\nGotować.',
    ingredients: ['2 marchewki'],
    steps: ['Gotować.'],
  },
  {
    name: 'an hour and a half',
    text: 'Stew\nTime: 1 1/2 hours\nIngredients\n1 carrot\nMethod\nStew.',
    minutes: 90,
  },
  {
    name: 'a JSON-LD recipe whose texts are objects',
    text: script({
      '@type': 'Recipe',
      name: { '@value': 'Dip', '@language': 'en' },
      recipeIngredient: [{ '@type': 'PropertyValue', name: '100 g chickpeas' }],
      recipeInstructions: { '@type': 'HowToStep', text: 'Blend.' },
    }),
    title: 'Dip',
    ingredients: ['100 g chickpeas'],
    steps: ['Blend.'],
  },
  {
    name: 'a copied page with menus around the recipe',
    text: 'Home\nRecipes\nAbout\nLentil stew\nJump to recipe\nPrint\nRate\nIngredients\nMetric\nUS\n60 g red lentils\n1 carrot\nInstructions\nBoil the lentils for 20 minutes.\nAdd the carrot.\nDid you make this?\nLeave a comment',
    ingredients: ['60 g red lentils', '1 carrot'],
    steps: ['Boil the lentils for 20 minutes.', 'Add the carrot.'],
  },
  {
    name: 'servings with a colon and a heart rate of emoji',
    text: '✨Veggie nuggets✨\n⏰ 30 min\n🍽 Servings: 10\n📝 Ingredients:\n🥕 2 carrots\n🥔 1 potato\n👩‍🍳 Instructions:\nGrate.\nBake for 20 min.',
    title: 'Veggie nuggets',
    ingredients: ['2 carrots', '1 potato'],
    steps: ['Grate.', 'Bake for 20 min.'],
    servings: 10,
    minutes: 30,
  },
];
