/**
 * What people count food in, beside weights and volumes; `piece` is one of the food itself, `serving` what is
 * usual at the age.
 */
export const measureWords = [
  'piece',
  'serving',
  // cut
  'slice',
  'wedge',
  'floret',
  'spear',
  'stick',
  'cube',
  'chunk',
  'square',
  'ring',
  'segment',
  'triangle',
  'flake',
  'bit',
  'ball',
  'matchbox',
  'fillet',
  'breast',
  'drumstick',
  'thigh',
  'wing',
  'leg',
  'roll',
  'waffle',
  'smiley',
  // all of what is eaten by the part: a pizza, a quiche
  'whole',
  // spoons and what is about one
  'tsp',
  'dessertspoon',
  'tbsp',
  'spoon',
  'cup',
  'scoop',
  'ladle',
  'dollop',
  'smear',
  'knob',
  'squirt',
  'drizzle',
  'splash',
  'sprinkle',
  'pinch',
  // by mouth and hand
  'bite',
  'lick',
  'taste',
  'sip',
  'handful',
  // vessels and packs
  'ice_cube',
  'bowl',
  'katori',
  'ramekin',
  'plate',
  'shot',
  'glass',
  'bottle',
  'carton',
  'pot',
  'tub',
  'tube',
  'pouch',
  'jar',
  'tin',
  'packet',
  'box',
  'punnet',
] as const;
export type Measure = (typeof measureWords)[number];

export const sizeWords = ['mini', 'small', 'large', 'baby', 'new', 'thin', 'goujon', 'heaped'] as const;
export type Size = (typeof sizeWords)[number];

const measureNames: Readonly<Record<Measure, string>> = {
  piece: 'piece pieces pcs pc',
  serving: 'heap mound mounds pile serving servings portion portions helping helpings',
  slice: 'slice slices rasher rashers round rounds coin coins disc discs ribbon ribbons',
  wedge: 'wedge wedges',
  floret: 'floret florets floweret flowerets',
  spear: 'spear spears',
  stick: 'stick sticks finger fingers baton batons soldier soldiers strip strips matchstick matchsticks',
  cube: 'cube cubes',
  chunk: 'hunk hunks chunk chunks lump lumps',
  square: 'square squares',
  ring: 'ring rings',
  segment: 'segment segments',
  triangle: 'triangle triangles',
  flake: 'flake flakes',
  bit: 'smidge smidgen smidgens nub nubbin bit bits sliver slivers morsel morsels shaving shavings',
  ball: 'ball balls',
  matchbox: 'matchbox',
  fillet: 'fillet fillets',
  breast: 'breast breasts',
  drumstick: 'drumstick drumsticks',
  thigh: 'thigh thighs',
  wing: 'wing wings',
  leg: 'leg legs',
  roll: '',
  waffle: '',
  smiley: '',
  whole: '',
  tsp: 'tsp tsps teaspoon teaspoons teaspoonful teaspoonfuls',
  dessertspoon: 'dessertspoon dessertspoons dsp',
  tbsp: 'tbsp tbsps tbs tablespoon tablespoons tablespoonful tablespoonfuls',
  spoon: 'spoon spoons spoonful spoonfuls spoonfull spoonfulls spoonsful forkful forkfuls',
  cup: 'cup cups cupful cupfuls cupfull',
  scoop: 'scoop scoops',
  ladle: 'ladle ladles ladleful ladlefuls',
  dollop: 'dollop dollops blob blobs',
  smear: 'smear scrape scraping spread dab thin-layer',
  knob: 'knob knobs pat pats',
  squirt: 'spritz squirt squirts squeeze',
  drizzle: 'drop drops trickle drizzle drizzles',
  splash: 'glug glugs lug lugs swirl splash dash',
  sprinkle: 'dusting dustings sprinkle sprinkles sprinkling',
  pinch: 'pinch pinches fingertip fingertips',
  bite: 'swallow swallows bite bites mouthful mouthfuls mouthfull mouthfulls',
  lick: 'lick licks',
  taste: 'taste tastes tasted nibble nibbles nibbled licked',
  sip: 'swig swigs sip sips gulp gulps',
  handful: 'handful handfuls handfull handfulls fistful fistfuls palmful',
  ice_cube: 'ice-cube ice-cubes',
  bowl: 'bowl bowls bowel bowlfull bowlful bowlfuls',
  katori: 'katori katoris',
  ramekin: 'ramekin ramekins',
  plate: 'plate plates plateful',
  shot: 'shot shots',
  glass: 'tumbler tumblers glass glasses beaker beakers mug mugs mugful mugfuls glassful glassfuls beakerful',
  bottle: 'bottle bottles',
  carton: 'carton cartons',
  pot: 'pot pots',
  tub: 'tub tubs container containers canister',
  tube: 'tube tubes',
  pouch: 'pouch pouches',
  jar: 'jar jars',
  tin: 'tin tins can cans',
  packet: 'packet packets bag bags pack packs pkt sachet sachets',
  box: 'box boxes',
  punnet: 'punnet punnets',
};

const measures: ReadonlyMap<string, Measure> = new Map(
  (Object.entries(measureNames) as [Measure, string][]).flatMap(([measure, names]) =>
    names
      .split(' ')
      .filter(Boolean)
      .map((name): [string, Measure] => [name, measure]),
  ),
);

const sizes: Readonly<Record<string, Size>> = {
  mini: 'mini',
  tiny: 'mini',
  small: 'small',
  little: 'small',
  wee: 'small',
  weeny: 'small',
  teeny: 'small',
  teensy: 'small',
  titchy: 'small',
  dinky: 'small',
  ickle: 'small',
  bitesize: 'mini',
  multipack: 'small',
  large: 'large',
  big: 'large',
  huge: 'large',
  baby: 'baby',
  new: 'new',
  thin: 'thin',
  heaped: 'heaped',
  heaping: 'heaped',
  rounded: 'heaped',
  goujon: 'goujon',
  goujons: 'goujon',
  tender: 'goujon',
  tenders: 'goujon',
  chipolata: 'small',
  chipolatas: 'small',
  cocktail: 'mini',
};

/** The measure that a word names, or undefined. */
export const measureOf = (word: string): Measure | undefined => measures.get(word);

/** The size that a word names, or undefined. */
export const sizeOf = (word: string): Size | undefined =>
  Object.hasOwn(sizes, word) ? sizes[word] : undefined;

/** "Nibbled a bit of it" is no less than a nibble. */
export const isTaste = (measure: Measure): boolean => measure === 'taste' || measure === 'lick';

/** How food is cut: words that a name may end with and that still count it ("cucumber sticks"). */
export const cuts: ReadonlySet<Measure> = new Set([
  'slice',
  'wedge',
  'floret',
  'spear',
  'stick',
  'cube',
  'chunk',
  'ring',
  'segment',
  'flake',
  'fillet',
  'breast',
  'drumstick',
  'thigh',
  'wing',
  'leg',
  'tube',
  'pouch',
  'triangle',
  'pot',
  'jar',
]);

/** What a meal is eaten from. */
export const mealVessels: ReadonlySet<Measure | null> = new Set(['bowl', 'katori', 'ramekin', 'plate']);

/** What holds a number of grams of its own when one is written beside it ("2 x 100 g pots"). */
export const packs: ReadonlySet<Measure> = new Set([
  'pot',
  'tub',
  'tube',
  'pouch',
  'jar',
  'tin',
  'packet',
  'box',
  'carton',
  'bottle',
]);
