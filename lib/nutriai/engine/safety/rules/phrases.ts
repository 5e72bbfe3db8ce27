import { type SourceId } from '../../sources';
import { type Basis, type Severity } from '../verdict';
import { expressionInLines } from '../../text/expression-in-lines';

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

const nut =
  '(nuts|peanuts|almonds|cashews|cashew nuts|pecans|walnuts|hazelnuts|pistachios|macadamias|' +
  'macadamia nuts|brazil nuts)';
const notGround =
  '(?!.{0,40}\\b(ground|blended|blitzed|milled|smooth|powder|powdered|butter|flour|milk|milks|free)\\b)';
const notMeasured = '(?<!\\b(g|oz|tbsp|tsp|cup|cups|contain|contains|of|ground|blended|blitzed|no|or) )';

/** Hazards of handling (H22, H23, H27), and of what only whole phrases name. */
export const phraseRules: readonly PhraseRule[] = [
  {
    id: 'H6-snack-nuts',
    patterns: [
      new RegExp(
        '\\b(candied|wasabi|honey roast|honey roasted|flavou?red|chilli|spiced|smoked|glazed|sugared|' +
          `coated) (mixed )?${nut}\\b${notGround}`,
      ),
      new RegExp(`${notMeasured}\\b(mixed|monkey|cocktail|party|kp|bar|beer) nuts\\b${notGround}`),
    ],
    untilMonths: 60,
    severity: 'block',
    message: 'Whole nuts can choke a child. Not under 5 years.',
    instead: 'Finely ground, or as a smooth butter stirred in or spread thinly.',
    sources: ['nhs-foods-to-avoid', 'dfe-choking'],
    basis: 'verified',
  },
  {
    id: 'choking-pineapple-core',
    patterns: [
      /\bpineapple\b.{0,25}\b(with|including) (the |its )?core\b/,
      /\bpineapple core\b(?! (removed|out|cut))/,
    ],
    untilMonths: 60,
    severity: 'block',
    message: 'The core of a pineapple is hard and stringy.',
    instead: 'Cut out the core, and chop the ripe flesh finely.',
    sources: ['dfe-choking'],
    basis: 'recalled',
  },
  {
    id: 'H12-pink-inside',
    patterns: [
      expressionInLines()`
        \b(until|while|leave|leaving|keep|kept|left) (it |them |it is |they are |the meat )?
        (just |still |slightly |a little |a bit |nicely )*
        (pink|rare|bloody|raw) (in|at) the (middle|centre|center)\b
      `,
    ],
    untilMonths: null,
    severity: 'block',
    message: 'Meat that is pink inside may contain germs that make young children very ill.',
    instead: 'Cook it through, until no pink is left and the juices run clear.',
    sources: ['nhs-foods-to-avoid'],
    basis: 'verified',
  },
  {
    id: 'H26-beans-not-boiled',
    patterns: [
      expressionInLines()`
        \b(dried|dry|soaked) (red )?kidney beans\b.{0,60}\b
        (without (a |any |the )?(hard |first |fast |rapid )?boil(ing)?|unboiled|not boiled|never boiled)\b
      `,
    ],
    untilMonths: null,
    severity: 'block',
    message: 'Kidney beans that have not been boiled hard contain a poison.',
    instead: 'Boil them hard for at least 10 minutes, better for 30, or use tinned ones.',
    sources: ['fda-bad-bug-book'],
    basis: 'recalled',
  },
  {
    id: 'H23-left-out',
    patterns: [
      expressionInLines()`
        \b(leave|leaving|left|keep|kept|keeping) (the |some |her |his |your |any )?
        (cooked |leftover |spare )?(rice|pasta|chicken|stew|curry|leftovers|food|soup|meat|fish|puree|
        porridge|formula) (out|on the (side|counter|worktop|hob|stove|table))\b(?!.{0,30}\bfridge\b)
        .{0,20}\b(overnight|all night|all day|until (the )?(morning|tomorrow|next day))\b
      `,
    ],
    untilMonths: null,
    severity: 'block',
    message: 'In cooked food left at room temperature, germs can produce a toxin that heat does not destroy.',
    instead: 'Cool it quickly, put it in the fridge within an hour, and reheat it once until steaming hot.',
    sources: ['fsa-home-food'],
    basis: 'verified',
  },
  {
    id: 'H23-used-spoon-or-jar',
    patterns: [
      /\b(half eaten|half finished|part eaten|partly eaten) (jar|pouch|bowl|pot|tub|food|meal|puree)/,
      expressionInLines()`
        \b(leftover|leftovers|left over|remains|rest|saved|kept) .{0,30}\b
        (used spoon|his spoon|her spoon|same spoon|the jar (he|she|they|baby)|from the (used )?(jar|spoon))
      `,
      expressionInLines()`
        \b(fed|ate|eaten|eating|feeding) (straight |directly )?(from|out of) the (jar|pouch|pot)\b.{0,60}\b
        (save|saved|keep|kept|later|tomorrow|again|next day|leftover|rest|fridge)
      `,
      /\b(jar|pouch|pot|bowl)\b.{0,40}\b(used|licked) spoon\b|\b(used|licked) spoon\b.{0,40}\b(jar|pouch|pot|bowl)\b/,
      /\b(used|licked) spoon\b.{0,20}\b(save|saved|keep|kept|later|tomorrow)\b/,
      /\bleft ?overs?\b.{0,30}\b(bowl|plate|spoon)\b/,
      expressionInLines()`
        \b(left|leaves|did not finish|didnt finish|not finished)\b.{0,30}\b(bowl|plate|jar|pouch|spoon)
        \b.{0,40}\b(save|saved|saving|keep|kept|later|tomorrow|next)\b
      `,
    ],
    untilMonths: null,
    severity: 'block',
    message: 'A spoon that has been in the mouth carries germs into the food, and they grow there.',
    instead: 'Throw away the rest of the bowl or jar; next time take out a portion with a clean spoon.',
    sources: ['fsa-home-food', 'nhs-first-foods'],
    basis: 'recalled',
  },
  {
    id: 'H23-reheated-again',
    patterns: [
      expressionInLines()`
        \b(reheat|reheated|re heat|re heated|rewarm|rewarmed|warmed up|heated up)\b.{0,25}\b
        (twice|again and again|two times|three times|several times|more than once|a second time|second time|
        a third time|multiple times|again)\b
      `,
      /\b(twice|second time|third time|multiple times)\b.{0,12}\b(reheated|rewarmed|heated)\b/,
    ],
    untilMonths: null,
    severity: 'block',
    message: 'Germs grow each time food is cooled and reheated.',
    instead: 'Reheat food only once, until steaming hot; throw away any leftovers.',
    sources: ['fsa-home-food'],
    basis: 'recalled',
  },
  {
    id: 'H22-home-made-formula',
    patterns: [
      expressionInLines()`
        \b(formula|infant milk)\b (is )?(made|mixed|prepared) (up )?(with|from|of|using) .{0,12}\b
        (goats?|cows?|almond|oat|soya|coconut|hemp|evaporated|condensed|raw|powdered) .{0,12}\bmilk\b
      `,
      /\b(home ?made|diy|make (your|my|our) own|making (my|our) own) (baby |infant |bottle )?(formula|milk formula)\b/,
      /\b(recipe|recipes) for (a |an )?(baby |infant )?formula\b|\bformula recipe\b/,
    ],
    untilMonths: null,
    severity: 'block',
    message: 'Home-made formula lacks nutrients a baby needs and may contain germs.',
    instead: 'Breast milk or a shop-bought first infant formula, made up as the label says.',
    sources: ['fda-homemade-formula', 'aap-milk'],
    basis: 'verified',
  },
  {
    id: 'H22-diluted-formula',
    patterns: [
      expressionInLines()`
        \b(dilute|diluted|diluting|water down|watered down|watering down|thin out|stretch|stretched|
        stretching)\b.{0,25}\bformula\b
      `,
      expressionInLines()`
        \bformula\b.{0,30}\b(?:(?<!\b(?:not|never|isnt|without being) )(?:diluted|watered down)|
        (?<!\b(?:no|without|any) )(extra|more|double the|twice the) water|(half|less) (the )?
        (powder|scoops?|formula))
      `,
      /\b(half|quarter|double) strength\b.{0,20}\b(formula|bottle|bottles|feed|feeds)\b/,
      /\bformula\b.{0,20}\b(half|quarter|double) strength\b/,
      /\b(extra|more|double the|twice the) water\b.{0,25}\b(formula|bottle)\b/,
      /\b(half|fewer|less) (the |a )?(scoops?|powder)\b.{0,30}\bformula\b/,
    ],
    untilMonths: null,
    severity: 'block',
    message:
      'Formula with extra water gives a baby too little energy and can upset the salt balance of the blood.',
    instead: 'Use exactly the amounts of powder and water on the label.',
    sources: ['fda-homemade-formula', 'nhs-bottle-feeding'],
    basis: 'verified',
  },
  {
    id: 'H22-cereal-in-bottle',
    patterns: [
      expressionInLines()`
        \b(cereal|rice|porridge|oats|oatmeal|puree|food|rusk|solids)\b.{0,30}\b
        (in|to|into) (the |a |his |her |their |my |babys |night |bedtime |evening |milk |formula )*
        bottles?\b
      `,
      /\bbottle\b.{0,20}\b(with|of) (baby )?(cereal|rice|porridge|oats|oatmeal|rusk)\b/,
    ],
    untilMonths: null,
    severity: 'block',
    message: 'Cereal or other food in a bottle can choke a baby and leads to overfeeding.',
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
