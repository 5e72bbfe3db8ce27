import { type SourceId } from '../../sources';
import { type Basis, type Severity } from '../verdict';

/** A way of feeding that words describe without naming a food. */
export interface PhraseRule {
  id: string;
  /** On plain text: lower case, no accents, no marks. */
  patterns: readonly RegExp[];
  fromMonths?: number;
  untilMonths: number | null;
  severity: Severity;
  message: string;
  instead: string;
  sources: readonly SourceId[];
  basis: Basis;
}

/** Hazards of handling (H22, H23, H27). */
export const phraseRules: readonly PhraseRule[] = [
  {
    id: 'H23-used-spoon-or-jar',
    patterns: [
      /\b(half eaten|half finished|part eaten|partly eaten) (jar|pouch|bowl|pot|tub|food|meal|puree)/,
      /\b(leftover|leftovers|left over|remains|rest|saved|kept) .{0,30}\b(used spoon|his spoon|her spoon|same spoon|the jar (he|she|they|baby)|from the (used )?(jar|spoon))/,
      /\b(fed|ate|eaten|eating|feeding) (straight |directly )?(from|out of) the (jar|pouch|pot)\b.{0,60}\b(save|saved|keep|kept|later|tomorrow|again|next day|leftover|rest|fridge)/,
      /\b(jar|pouch|pot|bowl)\b.{0,40}\b(used|licked) spoon\b|\b(used|licked) spoon\b.{0,40}\b(jar|pouch|pot|bowl)\b/,
      /\bleft ?overs?\b.{0,30}\b(bowl|plate|spoon)\b/,
      /\b(left|leaves|did not finish|didnt finish|not finished)\b.{0,30}\b(bowl|plate|jar|pouch|spoon)\b.{0,40}\b(save|saved|saving|keep|kept|later|tomorrow|next)\b/,
    ],
    untilMonths: null,
    severity: 'block',
    message: 'A spoon that was in the mouth carries germs into the food, and they grow there.',
    instead: 'Throw away what is left in the bowl or jar; next time take out a portion with a clean spoon.',
    sources: ['fsa-home-food', 'nhs-first-foods'],
    basis: 'recalled',
  },
  {
    id: 'H23-reheated-again',
    patterns: [
      /\b(reheat|reheated|re heat|re heated|rewarm|rewarmed|warmed up|heated up)\b.{0,25}\b(twice|again and again|two times|three times|several times|more than once|a second time|second time|a third time|multiple times|again)\b/,
      /\b(twice|second time|third time|multiple times)\b.{0,12}\b(reheated|rewarmed|heated)\b/,
    ],
    untilMonths: null,
    severity: 'block',
    message: 'Each cooling and warming lets germs grow.',
    instead: 'Reheat food once only, until steaming hot; throw away what is left.',
    sources: ['fsa-home-food'],
    basis: 'recalled',
  },
  {
    id: 'H22-home-made-formula',
    patterns: [
      /\b(formula|infant milk)\b (is )?(made|mixed|prepared) (up )?(with|from|of|using) .{0,12}\b(goats?|cows?|almond|oat|soya|coconut|hemp|evaporated|condensed|raw|powdered) .{0,12}\bmilk\b/,
      /\b(home ?made|diy|make (your|my|our) own|making (my|our) own) (baby |infant |bottle )?(formula|milk formula)\b/,
      /\b(recipe|recipes) for (a |an )?(baby |infant )?formula\b|\bformula recipe\b/,
    ],
    untilMonths: null,
    severity: 'block',
    message: 'Home-made formula lacks nutrients that a baby cannot do without, and may carry germs.',
    instead: 'Breast milk or a shop-bought first infant formula, made up as the label says.',
    sources: ['fda-homemade-formula', 'aap-milk'],
    basis: 'verified',
  },
  {
    id: 'H22-diluted-formula',
    patterns: [
      /\b(dilute|diluted|diluting|water down|watered down|watering down|thin out|stretch|stretched|stretching)\b.{0,25}\bformula\b/,
      /\bformula\b.{0,30}\b(diluted|watered down|(extra|more|double the|twice the) water|(half|less) (the )?(powder|scoops?|formula))/,
      /\b(extra|more|double the|twice the) water\b.{0,25}\b(formula|bottle)\b/,
      /\b(half|fewer|less) (the |a )?(scoops?|powder)\b.{0,30}\bformula\b/,
    ],
    untilMonths: null,
    severity: 'block',
    message: 'Formula with extra water starves a baby of energy and salts.',
    instead: 'Exactly as much powder and water as the label says.',
    sources: ['fda-homemade-formula', 'nhs-bottle-feeding'],
    basis: 'verified',
  },
  {
    id: 'H22-cereal-in-bottle',
    patterns: [
      /\b(cereal|rice|porridge|oats|oatmeal|puree|food|rusk|solids)\b.{0,30}\b(in|to|into) (the |a |his |her |their |my |babys |night |bedtime |evening |milk |formula )*bottles?\b/,
      /\bbottle\b.{0,20}\b(with|of) (baby )?(cereal|rice|porridge|oats|oatmeal|rusk)\b/,
    ],
    untilMonths: null,
    severity: 'block',
    message: 'Cereal or other food in a bottle can choke a baby and feeds too much.',
    instead: 'Only milk or water in a bottle; cereal from a spoon, from 6 months.',
    sources: ['nhs-drinks', 'nhs-bottle-feeding'],
    basis: 'verified',
  },
  {
    id: 'H27-two-vitamin-products',
    patterns: [
      /\bdouble (dose|the dose|the drops|the amount of) ?.{0,20}\b(vitamin|vitamins|drops)\b/,
      /\b(vitamin|vitamins|drops)\b.{0,20}\b(double|twice the|two doses|three times the) ?(dose|amount)?\b/,
      /\btwo (different |kinds of |brands of )?(vitamin|multivitamin|vitamin d|vitamin a)\b/,
    ],
    untilMonths: null,
    severity: 'block',
    message: 'Two products with vitamin A or D together can be too much.',
    instead: 'One vitamin product at a time, as the label says.',
    sources: ['nhs-vitamins'],
    basis: 'verified',
  },
  {
    id: 'propped-bottle',
    patterns: [/\bprop(ped|ping)?\b.{0,15}\b(up )?(a |the |his |her )?bottle\b|\bbottle\b.{0,12}\bpropped\b/],
    untilMonths: null,
    severity: 'block',
    message: 'A baby alone with a propped bottle can choke.',
    instead: 'Hold the bottle and the baby yourself.',
    sources: ['nhs-bottle-feeding'],
    basis: 'recalled',
  },
];
