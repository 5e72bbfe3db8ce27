import { type Preparation } from './parsed-ingredient';

/**
 * What it means when a preparation is denied: "not chopped" is whole, "not pasteurised" is unpasteurised.
 * What is not listed is just not said.
 */
const opposites: Partial<Record<Preparation, Preparation>> = {
  halved: 'whole',
  quartered: 'whole',
  quartered_lengthways: 'whole',
  sliced: 'whole',
  thinly_sliced: 'whole',
  strips: 'whole',
  bite_size: 'whole',
  cut: 'whole',
  chopped: 'whole',
  finely_chopped: 'whole',
  grated: 'whole',
  shredded: 'whole',
  flaked: 'whole',
  minced: 'whole',
  ground: 'whole',
  crushed: 'whole',
  mashed: 'whole',
  pureed: 'whole',
  squashed: 'whole',
  flattened: 'whole',
  smooth: 'crunchy',
  peeled: 'skin_on',
  skinless: 'skin_on',
  pitted: 'with_stones',
  boneless: 'with_bones',
  thin_layer: 'thick_layer',
  diluted: 'undiluted',
  cooked: 'raw',
  well_cooked: 'rare',
  steaming_hot: 'rare',
  hard_boiled: 'runny',
  boiled: 'raw',
  steamed: 'raw',
  roasted: 'raw',
  baked: 'raw',
  soft: 'hard',
  ripe: 'unripe',
  pasteurised: 'unpasteurised',
  salted: 'unsalted',
  sweetened: 'unsweetened',
  low_salt: 'salted',
};

/** What a denied preparation says; null when it says nothing. */
export function oppositeOf(preparation: Preparation): Preparation | null {
  return opposites[preparation] ?? null;
}
