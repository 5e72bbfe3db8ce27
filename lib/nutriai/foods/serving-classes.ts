import { type SourceId } from '../sources';
import { type ChokingClass, type ServingAge, type ServingCut, type Texture } from './food';

/** How to serve from an age on: texture, safe shape, and a sentence or two for the parent. */
export type ServingText = readonly [texture: Texture, cut: ServingCut, text: string];

/** How foods of one kind are served. An age that is left out is served as the one before it. */
export interface ServingClass {
  choking: ChokingClass;
  sources: readonly SourceId[];
  steps: Partial<Record<ServingAge, ServingText>>;
}

const choking: readonly SourceId[] = ['dfe-choking', 'cdc-choking', 'aap-choking'];

/**
 * Serving by kind of food. Shapes follow the choking tables of the Department for Education, the CDC and the American Academy of
 * Pediatrics (the strictest age where they differ); textures follow WHO: mash at 6 months, minced and finger food at 8 to 9, family food
 * at 12.
 */
export const servingClasses = {
  soft_fruit: {
    choking: 'none',
    sources: [...choking, 'who-complementary-feeding'],
    steps: {
      6: [
        'mash',
        'mashed',
        'Peel, take out any stone, and mash with a fork; or give a ripe finger-length strip that squashes between your finger and thumb.',
      ],
      9: ['soft_finger', 'finger_length', 'Peel, stone, and cut into ripe, soft strips or small pieces.'],
      12: ['chopped', 'bite_size', 'Stone and cut into small, soft pieces.'],
      24: ['family', 'bite_size', 'Cut into bite-sized pieces, always without the stone.'],
    },
  },
  firm_fruit: {
    choking: 'hard_raw',
    sources: choking,
    steps: {
      6: [
        'mash',
        'mashed',
        'Peel, core and cook until a fork goes through, then mash; or grate it raw. No raw chunks or sticks.',
      ],
      9: ['soft_finger', 'grated', 'Cook until soft and cut into strips, or grate it raw.'],
      12: ['chopped', 'grated', 'Grate it raw, or cook until soft and chop. Still no raw chunks.'],
      24: [
        'family',
        'thin_slices',
        'Core it and cut into very thin slices. Hard raw chunks and sticks wait until 4 years.',
      ],
    },
  },
  round_fruit: {
    choking: 'round_large',
    sources: choking,
    steps: {
      6: [
        'soft_finger',
        'quartered_lengthways',
        'Take out any stone or pips, quarter lengthways and mash. Never give it whole.',
      ],
      9: ['soft_finger', 'quartered_lengthways', 'Take out any stone or pips and quarter lengthways.'],
      12: [
        'chopped',
        'quartered_lengthways',
        'Take out any stone or pips and quarter lengthways; do the same until 5 years.',
      ],
      24: [
        'family',
        'quartered_lengthways',
        'Still quarter it lengthways, without stone or pips, until 5 years.',
      ],
    },
  },
  small_berry: {
    choking: 'round_small',
    sources: choking,
    steps: {
      6: ['mash', 'squashed', 'Cook or ripen until soft and squash each one, or mash with a fork.'],
      9: ['soft_finger', 'squashed', 'Squash each one flat between your finger and thumb.'],
      12: ['chopped', 'flattened', 'Quarter each one or press it flat.'],
      24: ['family', 'flattened', 'Still quarter or press each one flat.'],
    },
  },
  soft_berry: {
    choking: 'round_large',
    sources: choking,
    steps: {
      6: ['mash', 'mashed', 'Choose ripe, soft ones, wash them and mash with a fork.'],
      9: ['soft_finger', 'squashed', 'Squash small ones flat; quarter large ones lengthways.'],
      12: ['chopped', 'quartered_lengthways', 'Quarter lengthways; press small ones flat.'],
      24: ['family', 'quartered_lengthways', 'Quarter large ones lengthways; halve and press small ones.'],
    },
  },
  melon: {
    choking: 'firm_chunk',
    sources: choking,
    steps: {
      6: ['mash', 'mashed', 'Take off the rind and pips and mash or grate ripe, soft flesh.'],
      9: [
        'soft_finger',
        'thin_slices',
        'Take off the rind and pips and cut into thin, ripe slices. No balls or chunks.',
      ],
      12: ['chopped', 'thin_slices', 'Cut into thin slices without rind or pips. No balls or chunks.'],
      24: ['family', 'thin_slices', 'Cut into thin slices without rind or pips, not into balls.'],
    },
  },
  citrus: {
    choking: 'stringy',
    sources: choking,
    steps: {
      6: [
        'mash',
        'squashed',
        'Peel, take out pips and the skin of each segment, and mash the flesh into other food.',
      ],
      9: [
        'soft_finger',
        'finely_chopped',
        'Peel, take out pips and the skin of each segment, and chop the flesh small.',
      ],
      12: ['chopped', 'bite_size', 'Peel, take out pips, and cut each segment into small pieces.'],
      24: ['family', 'bite_size', 'Peel, take out pips, and cut the segments up.'],
    },
  },
  juice_ingredient: {
    choking: 'none',
    sources: ['who-complementary-feeding'],
    steps: { 6: ['ingredient', 'stirred_in', 'Stir a little into other food for flavour.'] },
  },
  dried_fruit: {
    choking: 'sticky',
    sources: [...choking, 'nhs-foods-to-avoid'],
    steps: {
      6: [
        'mash',
        'soaked_chopped',
        'Soak until soft, then chop finely or blend into a meal. Not as a snack.',
      ],
      12: [
        'chopped',
        'soaked_chopped',
        'Soak, chop and stir into a meal; keep it to mealtimes, for it sticks to teeth.',
      ],
      24: ['family', 'soaked_chopped', 'Cut up small and give with a meal. No sticky lumps.'],
    },
  },
  fruit_puree: {
    choking: 'none',
    sources: ['who-complementary-feeding'],
    steps: {
      6: ['puree', 'smooth', 'Offer from a spoon, with no sugar added.'],
      9: ['mash', 'mashed', 'Stir into thicker food; your baby needs lumps by now.'],
      12: ['ingredient', 'stirred_in', 'Stir into porridge or yoghurt, or serve beside finger food.'],
    },
  },
  vegetable_puree: {
    choking: 'none',
    sources: ['who-complementary-feeding'],
    steps: {
      6: ['puree', 'smooth', 'Offer from a spoon; make it thicker week by week.'],
      9: ['mash', 'mashed', 'Stir into thicker, lumpy food; your baby needs lumps by now.'],
      12: ['ingredient', 'stirred_in', 'Use as a sauce with chopped family food.'],
    },
  },
  hard_vegetable: {
    choking: 'hard_raw',
    sources: choking,
    steps: {
      6: [
        'mash',
        'finger_length',
        'Cook until a fork goes through, then mash, or cut into finger-length sticks. No raw sticks.',
      ],
      9: [
        'soft_finger',
        'finger_length',
        'Cook until soft and cut into finger-length sticks or small pieces, or grate it raw.',
      ],
      12: ['chopped', 'bite_size', 'Cook until soft and cut into small pieces, or grate it raw.'],
      24: [
        'family',
        'thin_strips',
        'Cook until soft, or cut raw into very thin strips. Hard raw sticks wait until 4 years.',
      ],
    },
  },
  starchy_root: {
    choking: 'none',
    sources: ['who-complementary-feeding', 'cdc-choking'],
    steps: {
      6: [
        'mash',
        'mashed',
        'Peel, cook until very soft and mash with milk or water; or give a soft finger-length wedge.',
      ],
      9: [
        'soft_finger',
        'finger_length',
        'Cook until soft and cut into finger-length wedges, or mash with lumps.',
      ],
      12: ['chopped', 'bite_size', 'Cook until soft and cut into small pieces.'],
      24: ['family', 'bite_size', 'Serve cooked and soft, cut up.'],
    },
  },
  soft_vegetable: {
    choking: 'none',
    sources: ['who-complementary-feeding', ...choking],
    steps: {
      6: [
        'mash',
        'finger_length',
        'Cook until it squashes between finger and thumb, then mash, or give finger-length pieces.',
      ],
      9: ['soft_finger', 'finger_length', 'Cook until soft and cut into finger-length or small pieces.'],
      12: ['chopped', 'bite_size', 'Cook until soft and chop.'],
      24: ['family', 'bite_size', 'Serve cooked, cut into bite-sized pieces.'],
    },
  },
  leafy_vegetable: {
    choking: 'leafy',
    sources: ['who-complementary-feeding'],
    steps: {
      6: [
        'puree',
        'finely_chopped',
        'Take off tough stalks, cook until soft and blend or chop very finely into other food.',
      ],
      9: ['minced', 'finely_chopped', 'Cook until soft, chop finely and stir into mash, eggs or sauce.'],
      12: ['chopped', 'finely_chopped', 'Cook and chop; whole leaves stick to the roof of the mouth.'],
      24: ['family', 'finely_chopped', 'Serve cooked and chopped, or cut raw leaves into fine shreds.'],
    },
  },
  salad_leaf: {
    choking: 'leafy',
    sources: ['who-complementary-feeding'],
    steps: {
      6: ['puree', 'finely_chopped', 'Wash well, cook until soft and blend into other food.'],
      9: ['minced', 'finely_chopped', 'Wash well and cut into very fine shreds, mixed into other food.'],
      12: [
        'chopped',
        'shredded',
        'Wash well and cut into fine shreds; whole leaves stick to the roof of the mouth.',
      ],
    },
  },
  raw_crunchy: {
    choking: 'hard_raw',
    sources: choking,
    steps: {
      6: ['mash', 'grated', 'Cook until soft, or grate it. No raw chunks or sticks.'],
      12: ['chopped', 'grated', 'Grate it, or cook until soft and chop. No raw sticks or rounds.'],
      24: [
        'family',
        'thin_strips',
        'Cut lengthways into very thin strips. Hard raw sticks wait until 4 years.',
      ],
    },
  },
  small_round_vegetable: {
    choking: 'round_small',
    sources: choking,
    steps: {
      6: ['mash', 'mashed', 'Cook until soft and mash, or squash each one.'],
      9: ['soft_finger', 'squashed', 'Cook until soft and squash each one flat.'],
      12: ['chopped', 'flattened', 'Cook until soft and press flat with a fork.'],
      24: ['family', 'flattened', 'Serve soft, lightly pressed with a fork.'],
    },
  },
  pulses: {
    choking: 'round_small',
    sources: [...choking, 'who-complementary-feeding'],
    steps: {
      6: ['mash', 'mashed', 'Cook until very soft, without salt, and mash well.'],
      9: ['minced', 'squashed', 'Cook until soft and squash with a fork.'],
      12: ['chopped', 'flattened', 'Cook until soft; press the larger ones flat.'],
      24: ['family', 'flattened', 'Serve soft; press large, firm ones with a fork.'],
    },
  },
  lentils: {
    choking: 'none',
    sources: ['who-complementary-feeding'],
    steps: {
      6: ['mash', 'mashed', 'Boil until they fall apart, without salt, and mash with a little oil.'],
      9: ['minced', 'mashed', 'Boil until very soft and serve thick.'],
      12: ['family', 'stirred_in', 'Serve soft, in soup, stew or sauce.'],
    },
  },
  tofu: {
    choking: 'none',
    sources: ['who-complementary-feeding', 'cdc-choking'],
    steps: {
      6: ['soft_finger', 'finger_length', 'Mash it, or cut into soft finger-length strips.'],
      9: ['soft_finger', 'finger_length', 'Cut into soft strips, or crumble into food.'],
      12: ['chopped', 'bite_size', 'Cut into small pieces.'],
    },
  },
  spread: {
    choking: 'none',
    sources: choking,
    steps: {
      6: ['ingredient', 'thin_layer', 'Stir into mash, or spread thinly on a toast finger.'],
      12: ['ingredient', 'thin_layer', 'Spread thinly on bread, or stir into a meal.'],
    },
  },
  grains: {
    choking: 'none',
    sources: ['who-complementary-feeding', 'cdc-choking'],
    steps: {
      6: [
        'mash',
        'mashed',
        'Cook until very soft, in plenty of water, and mash or blend until it holds on a spoon.',
      ],
      9: ['minced', 'mashed', 'Cook until soft and serve moist, mashed into lumps.'],
      12: ['family', 'stirred_in', 'Serve soft and moist with the family meal.'],
    },
  },
  porridge: {
    choking: 'none',
    sources: ['who-complementary-feeding'],
    steps: {
      6: ['mash', 'smooth', 'Cook with milk or water to a thick, smooth porridge; no sugar, honey or salt.'],
      9: ['mash', 'mashed', 'Cook thick and leave some lumps.'],
      12: ['family', 'stirred_in', 'Serve as porridge with fruit; sweeten with nothing else.'],
    },
  },
  infant_cereal: {
    choking: 'none',
    sources: ['who-complementary-feeding', 'nhs-drinks'],
    steps: {
      6: [
        'puree',
        'smooth',
        'Mix with breast milk, formula or water to a thick paste, from a spoon. Never in a bottle.',
      ],
      9: ['mash', 'stirred_in', 'Mix thick, with mashed fruit for lumps. Never in a bottle.'],
      12: ['ingredient', 'stirred_in', 'Mix thick, or move on to family cereals without sugar.'],
    },
  },
  soaked_cereal: {
    choking: 'dry_crumbly',
    sources: ['who-complementary-feeding', 'cdc-choking'],
    steps: {
      6: ['mash', 'mashed', 'Soak in milk until it is a soft mush.'],
      9: ['mash', 'mashed', 'Soak in milk until soft.'],
      12: ['family', 'stirred_in', 'Serve softened in milk.'],
    },
  },
  pasta: {
    choking: 'none',
    sources: ['who-complementary-feeding', 'cdc-choking'],
    steps: {
      6: [
        'soft_finger',
        'mashed',
        'Cook until very soft, without salt; mash or chop it, or give large soft shapes to hold.',
      ],
      9: ['soft_finger', 'finely_chopped', 'Cook until soft and cut into short lengths.'],
      12: ['chopped', 'bite_size', 'Cook until soft and cut long strands short.'],
    },
  },
  bread: {
    choking: 'doughy',
    sources: choking,
    steps: {
      6: [
        'soft_finger',
        'toast_fingers',
        'Toast and cut into fingers with a thin, moist topping; soft fresh bread balls up in the mouth.',
      ],
      12: ['chopped', 'toast_fingers', 'Toast, or cut into small, thin pieces with something moist.'],
      24: ['family', 'bite_size', 'Cut into small pieces; no doughy lumps.'],
    },
  },
  crispbread: {
    choking: 'dry_crumbly',
    sources: choking,
    steps: {
      6: ['soft_finger', 'stirred_in', 'Soften in milk or purée; dry pieces break off and stick.'],
      9: [
        'soft_finger',
        'thin_layer',
        'Give a finger that melts in the mouth, with something moist, and stay close.',
      ],
      12: ['chopped', 'thin_layer', 'Break into small pieces and serve with something moist.'],
    },
  },
  flour: {
    choking: 'none',
    sources: ['who-complementary-feeding'],
    steps: {
      6: [
        'ingredient',
        'stirred_in',
        'Only cooked through: in porridge, pancakes, sauces and baking. Never raw.',
      ],
    },
  },
  tender_meat: {
    choking: 'tough_meat',
    sources: choking,
    steps: {
      6: [
        'minced',
        'minced',
        'Cook through until tender, then mince or blend with its juices or a vegetable.',
      ],
      9: [
        'minced',
        'shredded',
        'Cook slowly until it falls apart; shred or mince it, and take off skin, gristle and bone.',
      ],
      12: ['chopped', 'shredded', 'Cook until tender and shred or chop finely. No tough chunks.'],
      24: [
        'family',
        'finely_chopped',
        'Cook until tender and cut into small pieces across the grain. No tough chunks.',
      ],
    },
  },
  mince: {
    choking: 'none',
    sources: choking,
    steps: {
      6: ['minced', 'minced', 'Cook through with no pink left and crumble finely into mash or sauce.'],
      9: ['minced', 'crumbled', 'Cook through, crumble, and serve moist; or shape soft, flat patties.'],
      12: ['chopped', 'crumbled', 'Cook through; serve in sauce, or as soft patties broken up.'],
    },
  },
  liver: {
    choking: 'none',
    sources: ['nhs-foods-to-avoid', 'who-complementary-feeding'],
    steps: {
      6: [
        'puree',
        'smooth',
        'Cook through and blend a teaspoon or two into vegetables; at most one portion a week.',
      ],
      9: ['minced', 'minced', 'Cook through and mince a little into a meal; at most one portion a week.'],
      12: ['chopped', 'finely_chopped', 'Cook through and chop finely; at most one portion a week.'],
    },
  },
  sausage: {
    choking: 'tube',
    sources: [...choking, 'nhs-foods-to-avoid'],
    steps: {
      12: [
        'chopped',
        'lengthways_strips',
        'Rarely and little, for the salt. Cook through, take off the skin and cut into thin lengthways strips, never coins.',
      ],
    },
  },
  cured_meat: {
    choking: 'tough_meat',
    sources: [...choking, 'nhs-foods-to-avoid'],
    steps: {
      12: [
        'chopped',
        'finely_chopped',
        'Rarely and very little, for the salt. Cook it if it is raw and chop finely.',
      ],
    },
  },
  flaky_fish: {
    choking: 'bones',
    sources: [...choking, 'fda-epa-fish'],
    steps: {
      6: [
        'mash',
        'flaked',
        'Cook until it flakes, feel for bones with your fingers, and mash into vegetables.',
      ],
      9: ['soft_finger', 'flaked', 'Cook until it flakes, check for bones, and give soft flakes.'],
      12: ['chopped', 'flaked', 'Cook through, check for bones, and flake.'],
    },
  },
  canned_fish: {
    choking: 'bones',
    sources: [...choking, 'fda-epa-fish'],
    steps: {
      6: ['mash', 'mashed', 'Drain, take out hard bones and mash finely; choose fish without added salt.'],
      12: ['chopped', 'flaked', 'Drain, take out hard bones, and flake; choose fish without added salt.'],
    },
  },
  shellfish: {
    choking: 'firm_chunk',
    sources: [...choking, 'nhs-foods-to-avoid'],
    steps: {
      6: ['minced', 'minced', 'Cook through, take off the shell, and mince or blend into a meal.'],
      9: ['minced', 'finely_chopped', 'Cook through, take off the shell, and chop very finely.'],
      12: ['chopped', 'finely_chopped', 'Cook through and chop small. Never whole.'],
    },
  },
  egg: {
    choking: 'none',
    sources: ['nhs-foods-to-avoid', 'fda-eggs'],
    steps: {
      6: [
        'mash',
        'finger_length',
        'Cook until white and yolk are firm; mash with milk, or cut omelette into finger-length strips.',
      ],
      9: ['soft_finger', 'finger_length', 'Cook until firm; give omelette strips or chopped boiled egg.'],
      12: ['chopped', 'bite_size', 'Cook until firm and cut into small pieces.'],
    },
  },
  hard_cheese: {
    choking: 'firm_chunk',
    sources: [...choking, 'nhs-foods-to-avoid'],
    steps: {
      6: ['ingredient', 'grated', 'Grate a little and melt or stir it in. No cubes.'],
      9: ['soft_finger', 'grated', 'Grate, or cut into thin strips. No cubes.'],
      12: ['chopped', 'thin_strips', 'Grate, or cut into thin strips. No cubes or strings.'],
    },
  },
  soft_cheese: {
    choking: 'none',
    sources: ['nhs-foods-to-avoid'],
    steps: {
      6: [
        'ingredient',
        'stirred_in',
        'Choose pasteurised and full-fat; stir in, or spread thinly on a toast finger.',
      ],
      12: ['ingredient', 'thin_layer', 'Choose pasteurised; spread thinly, crumble or stir in.'],
    },
  },
  mould_ripened_cheese: {
    choking: 'none',
    sources: ['nhs-foods-to-avoid'],
    steps: {
      6: ['ingredient', 'melted', 'Only cooked until steaming hot all through, then cooled. Never as it is.'],
    },
  },
  yoghurt: {
    choking: 'none',
    sources: ['nhs-foods-to-avoid', 'who-complementary-feeding'],
    steps: {
      6: [
        'puree',
        'smooth',
        'Choose plain, pasteurised and full-fat; give from a spoon, or with mashed fruit.',
      ],
      9: ['puree', 'stirred_in', 'Plain and full-fat, with soft fruit in small pieces.'],
      12: ['family', 'stirred_in', 'Plain, with fruit rather than sugar.'],
    },
  },
  milk_in_food: {
    choking: 'none',
    sources: ['nhs-drinks', 'aap-milk', 'cdc-avoid'],
    steps: {
      6: [
        'ingredient',
        'stirred_in',
        'Pasteurised, in cooking and on cereal. Not as the main drink before 12 months.',
      ],
      12: [
        'liquid',
        'drink',
        'Pasteurised and full-fat, in an open cup; about 300 to 400 ml a day leaves room for food.',
      ],
    },
  },
  plant_drink: {
    choking: 'none',
    sources: ['nhs-drinks'],
    steps: {
      12: ['liquid', 'drink', 'Unsweetened and with added calcium, in a cup; not as the only milk.'],
    },
  },
  breast_milk: {
    choking: 'none',
    sources: ['who-complementary-feeding'],
    steps: {
      6: ['liquid', 'drink', 'On demand, beside meals.'],
      12: ['liquid', 'drink', 'As often as you both like, beside family food; up to 2 years and beyond.'],
    },
  },
  infant_formula: {
    choking: 'none',
    sources: ['nhs-drinks'],
    steps: {
      6: ['liquid', 'drink', 'Made up exactly as the label says, from a bottle or a cup.'],
      12: [
        'liquid',
        'drink',
        'No longer needed when your child eats well and drinks milk; from a cup if you go on.',
      ],
    },
  },
  nut_butter: {
    choking: 'sticky',
    sources: [...choking, 'niaid-peanut'],
    steps: {
      6: [
        'ingredient',
        'thin_layer',
        'Smooth, without salt or sugar: loosen a teaspoon with milk or water and stir it in. Never from a spoon.',
      ],
      9: ['ingredient', 'thin_layer', 'Stir in, or spread a thin layer on a toast finger.'],
      12: ['ingredient', 'thin_layer', 'Spread thinly. No thick layers or spoonfuls.'],
    },
  },
  whole_nut: {
    choking: 'whole_nut',
    sources: [...choking, 'nhs-foods-to-avoid'],
    steps: {
      6: [
        'ingredient',
        'ground',
        'Only finely ground, or as a smooth butter, stirred into food. Whole and chopped nuts wait until 5 years.',
      ],
    },
  },
  whole_seed: {
    choking: 'whole_seed',
    sources: choking,
    steps: {
      6: ['ingredient', 'ground', 'Only ground, stirred into food. Whole seeds wait until 5 years.'],
    },
  },
  oil: {
    choking: 'none',
    sources: ['who-complementary-feeding'],
    steps: {
      6: ['ingredient', 'stirred_in', 'Stir about a teaspoon into a meal, or cook with it.'],
      12: ['ingredient', 'stirred_in', 'Cook with it, or spread thinly.'],
    },
  },
  herb_spice: {
    choking: 'none',
    sources: ['who-complementary-feeding'],
    steps: {
      6: ['ingredient', 'stirred_in', 'A pinch, finely chopped or ground, cooked into food for flavour.'],
    },
  },
  cooking_ingredient: {
    choking: 'none',
    sources: ['who-complementary-feeding'],
    steps: { 6: ['ingredient', 'stirred_in', 'In small amounts, in cooking.'] },
  },
  coconut: {
    choking: 'dry_crumbly',
    sources: choking,
    steps: {
      6: ['ingredient', 'ground', 'Finely grated or ground and cooked into moist food. No chunks.'],
    },
  },
  sprouts: {
    choking: 'stringy',
    sources: ['fda-sprouts'],
    steps: {
      6: [
        'mash',
        'finely_chopped',
        'Only cooked through until steaming hot, then chopped finely. Never raw.',
      ],
      12: ['chopped', 'finely_chopped', 'Only cooked through until steaming hot, then chopped. Never raw.'],
    },
  },
  salty_seasoning: {
    choking: 'none',
    sources: ['nhs-foods-to-avoid'],
    steps: {
      12: [
        'ingredient',
        'stirred_in',
        'Better left out. At most a trace in the family pot: 2 g of salt is all a day may hold.',
      ],
    },
  },
  salty_food: {
    choking: 'none',
    sources: ['nhs-foods-to-avoid'],
    steps: { 12: ['chopped', 'finely_chopped', 'Rarely and little, for the salt; cut up small.'] },
  },
  sweet_food: {
    choking: 'none',
    sources: ['dga-2020', 'who-complementary-feeding'],
    steps: {
      24: ['ingredient', 'stirred_in', 'Now and then and little, with a meal; children need no added sugar.'],
    },
  },
  water: {
    choking: 'none',
    sources: ['aap-milk', 'nhs-drinks'],
    steps: {
      6: ['liquid', 'drink', 'Sips from an open or free-flow cup with meals: 120 to 240 ml a day.'],
      12: ['liquid', 'drink', 'From an open cup, with meals and between: 240 to 960 ml a day.'],
    },
  },
  herbal_infusion: {
    choking: 'none',
    sources: ['nhs-drinks'],
    steps: {
      12: [
        'liquid',
        'drink',
        'Not needed. If at all a little, weak, cooled and unsweetened; water and milk are better.',
      ],
    },
  },
  vitamin_drops: {
    choking: 'none',
    sources: ['nhs-vitamins'],
    steps: { 6: ['liquid', 'drink', 'As many drops as the label says, from its own dropper, once a day.'] },
  },
  juice: {
    choking: 'none',
    sources: ['aap-juice', 'nhs-drinks'],
    steps: {
      12: ['liquid', 'drink', 'Not needed. At most 120 ml a day, well diluted, in a cup with a meal.'],
    },
  },
  not_given: { choking: 'none', sources: ['nhs-foods-to-avoid', 'cdc-avoid'], steps: {} },
  never: { choking: 'never', sources: choking, steps: {} },
} as const satisfies Record<string, ServingClass>;

export type ServingClassId = keyof typeof servingClasses;
