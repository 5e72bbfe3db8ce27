import { allergicTo, block, notBlock, prepare, type SafetyCases } from './safety-case';

/** Whole recipes as they are pasted: one unsafe line among safe ones must stop it, and a sound recipe must pass. */
export const wholeRecipeCases: readonly SafetyCases[] = [
  notBlock(
    [7, 10, 18],
    [
      'Banana porridge\n\nIngredients\n40 g porridge oats\n200 ml whole milk\n1 ripe banana\n\nMethod\n1. Cook the oats in the milk for 5 minutes, stirring.\n2. Mash the banana and stir it in.\n3. Cool before serving.',
      'Lentil and sweet potato dal\n\n100 g red lentils\n1 sweet potato, diced\n1 tsp cumin\n200 ml coconut milk\n300 ml water\n\nSimmer the lentils and sweet potato with the cumin in the water and coconut milk for 25 minutes until soft. Mash.',
      'Salmon and broccoli mash: 100g salmon fillet, skin and bones removed; 150g potatoes; 50g broccoli; 1 tbsp milk. Boil the potatoes and broccoli until soft, bake the salmon until cooked through, flake it and mash everything together.',
      'Chicken casserole\nServes 4\n\n2 chicken thighs, boneless and skinless\n1 carrot, finely chopped\n1 leek, finely chopped\n1 potato, diced\n400 ml water\n1 bay leaf\n\nPut everything in a pot and simmer for 45 minutes. Remove the bay leaf. Shred the chicken and mash the vegetables.',
      'Egg muffins. Ingredients: 3 eggs, 50 g grated cheddar, 1 handful spinach, finely chopped. Method: whisk the eggs, stir in the cheese and spinach, bake for 20 minutes until completely set. Cut into strips.',
      'Pancakes: 1 egg, 1 banana, 30g oats, pinch of cinnamon. Blend everything, fry small pancakes until cooked through, cut into strips.',
      'Pasta with tomato sauce – 80 g small pasta, 1 x 400 g tin chopped tomatoes, 1 clove garlic, 1 tsp olive oil, a few basil leaves. Cook the pasta until very soft. Simmer the tomatoes with the garlic and oil for 15 minutes, blend, stir through.',
      'Cottage pie (no salt). 250g beef mince, 1 onion, 1 carrot, 2 tbsp tomato puree, 300ml water, 500g potatoes, a splash of milk, 20g unsalted butter. Brown the mince well, add the chopped vegetables, water and tomato puree, simmer 30 min. Boil and mash the potatoes with milk and butter. Top and bake at 200C for 25 min.',
      'Overnight oats: 30g oats, 80ml whole milk, 2 tbsp grated apple, 1 tsp smooth almond butter, stirred in. Leave in the fridge overnight.',
      'Apple and pear puree. Peel, core and chop 2 apples and 2 pears. Steam for 10 minutes until very soft. Blend until smooth. Freezes well.',
      'Hummus: 1 tin chickpeas in water, drained; 1 tbsp tahini; juice of half a lemon; 1 small garlic clove. Blend until smooth. No salt needed. Serve with toast fingers.',
      'Veggie fingers: 200g sweet potato, grated; 1 courgette, grated; 1 egg, beaten; 3 tbsp plain flour. Mix, shape into fingers and bake for 25 minutes until cooked through.',
      'Beef stew (adults: add salt and a stock cube to your own plates only)\n300 g stewing beef\n2 carrots\n1 onion\n600 ml water\nSimmer for 2 hours until the beef falls apart. Shred the beef, mash the carrots.'.replace(
        ' (adults: add salt and a stock cube to your own plates only)',
        '',
      ),
    ],
  ),
  block(
    [7, 10],
    [
      'Honey oat muffins\n\n100 g oats\n2 tbsp honey\n1 egg\n100 ml milk\n\nMix and bake for 20 minutes.',
      'Chicken soup: 1 chicken breast, 2 carrots, 1 stock cube, 500 ml water. Simmer 30 minutes and blend.',
      'Porridge. 40g oats, 200ml milk, a pinch of salt. Cook 5 minutes.',
      'Teriyaki salmon: 100 g salmon, 1 tbsp soy sauce, 1 tsp maple syrup. Bake.',
      'Mashed potato – 500g potatoes, 50ml milk, 25g butter, salt to taste',
      'Veg curry: 1 onion, 1 sweet potato, 400 ml coconut milk, 1 tbsp fish sauce. Simmer until soft, then blend.',
      'Banana bread: 2 bananas, 100g caster sugar, 1 egg, 150g flour. Bake 1 hour.',
      'Bacon and pea pasta: 50g pasta, 2 rashers bacon, 30g peas',
      'Fruit yoghurt: 100g yoghurt, 1 tsp jam',
      'Risotto\n100 g risotto rice\n500 ml stock made with 1 stock cube\n1 small glass white wine\n30 g parmesan\nCook until soft.',
      'Mac and cheese: macaroni, cheddar, milk, flour, butter, 1/2 tsp salt',
      'Tomato pasta: 80g pasta, 1 tin tomatoes, 1 tsp sugar, basil',
      'Veg mash with gravy: potatoes, carrots, peas, 2 tsp gravy granules',
    ],
  ),
  block(
    [14, 22],
    [
      'Chocolate mousse: 100 g dark chocolate, 3 raw eggs, 50 g sugar. Fold and chill.',
      'Trail mix: whole almonds, raisins, popcorn',
      'Fruit salad: whole grapes, strawberries, melon balls',
      'Cookies: 100g butter, 100g sugar, 150g flour, 50g chocolate chips. Bake 12 minutes.',
      'Lunchbox: ham sandwich, whole grapes, cheese cubes, a carton of apple juice',
      'Sushi platter: salmon nigiri, tuna maki, soy sauce',
      'Spaghetti carbonara: spaghetti, 2 eggs stirred in raw off the heat, bacon, parmesan. Serve with the egg still runny.',
      'Peanut brittle: 100 g peanuts, 200 g sugar',
      'Snack: carrot sticks, raw, with hummus',
      'Swordfish tacos: 200g swordfish, corn tortillas, avocado',
      'Tea party: 1 cup of milky tea, 1 slice of toast',
      'Trifle: sponge, sherry, custard, cream',
      'Party plate: cocktail sausages, popcorn, marshmallows',
      'Flapjacks\n\n200g oats\n100g butter\n4 tbsp golden syrup\n50g brown sugar\n\nBake for 25 minutes',
      'Rice bowl: cooked rice left out since last night, egg, peas',
    ],
  ),
  block(
    [10, 18],
    [
      'Pancakes: 1 egg, 1 banana, 30g oats. Blend and fry until cooked through.',
      'Fish cakes: cod, potato, 1 beaten egg, breadcrumbs. Bake.',
      'Egg-free? No: quiche with eggs, cream and spinach',
    ],
    allergicTo('egg'),
  ),
  block(
    [10, 18],
    [
      'Overnight oats: 30g oats, 80ml whole milk, grated apple',
      'Chicken korma: chicken, cream, ground almonds, rice',
      'Veg soup with a swirl of crème fraîche',
      'Dairy-free? No, it has 20 g butter. Mashed potato.',
      'Mashed sweet potato, broccoli, 1 tbsp ghee',
    ],
    allergicTo('milk'),
  ),
  notBlock(
    [10, 18],
    [
      'Overnight oats: 30g oats, 80ml oat milk, grated apple',
      'Dal: lentils, coconut milk, turmeric, rice. Cook until soft and mash.',
      'Dairy-free mash: 300 g potatoes, 2 tbsp olive oil, 50 ml water. Boil and mash.',
    ],
    allergicTo('milk'),
  ),
  block(
    [10, 18],
    [
      'Noodles with satay: rice noodles, 2 tbsp peanut butter, coconut milk, carrot',
      'Energy balls: dates, oats, peanut flour. Blend.',
    ],
    allergicTo('peanut'),
  ),
  block(
    [18, 30],
    [
      'Burger: beef burger cooked medium rare, bun, cheese',
      'Steak cooked pink in the middle, sliced thin',
      'Poached egg on toast, yolk still runny',
      'Cake: bake for 20 minutes; lick the raw batter from the bowl',
      'Grapes: wash and serve whole',
      'Blend the fruit. Serve with whole grapes on top.',
      'Peel the banana. Sprinkle with whole almonds.',
      'Mash everything except the grapes, which are left whole',
    ],
  ),
  notBlock(
    [18, 30],
    [
      'Wash the grapes and quarter them lengthways.',
      'Boil the eggs for 10 minutes, peel and chop.',
      'Grill the burger until cooked through with no pink meat, then break it up.',
      'Take the stones out of the cherries and cut them into quarters.',
      'Cook the chicken until the juices run clear, then shred finely.',
      'Peel the apple and grate it.',
      'Toast the bread and cut it into fingers. Spread thinly with smooth peanut butter.',
    ],
  ),
  prepare(
    [10, 18],
    [
      'Chicken with grapes and rice',
      'Salad: tomato, cucumber, cheddar',
      'pasta with cherry tomatoes and peas',
    ],
  ),
];
