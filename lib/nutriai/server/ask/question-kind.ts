import type { AnswerKind } from '../../../contract/nutriai-ask';
import type { Question } from './read-question';

/** What kinds there are once red flags and what is medical are out of the way. */
export type OrdinaryKind = Exclude<
  AnswerKind,
  'emergency' | 'urgent' | 'medical' | 'guidance' | 'log' | 'unknown'
>;

const storage =
  /\b(freez\w*|frozen(?! (peas|veg\w*|fruits?|berr(y|ies)|fish|salmon|cod|prawns|spinach|broccoli|sweetcorn|mango|yogh?urt))|defrost\w*|thaw\w*|re ?heat\w*|rewarm\w*|warm(ed|ing)? up|(yesterdays|last nights) \w+|left ?overs?|left out|leave .{0,30} out|store[ds]?|storing|storage|batch cook\w*|(keep|keeps|kept|last|lasts|stay|stays|good) .{0,40}(fridge|freezer|days?|overnight)|in the (fridge|freezer)|use by|go off|gone off|best before|expired?|overnight(?! (oats|oatmeal)))\b/;
const sleep =
  /\b(sleep\w*|nap|naps|night|nights|night ?time|wakes?|waking|bedtime|overnight(?! (oats|oatmeal)))\b/;

const recipes =
  /\b(recipes?|(what|something|anything|ideas?|dish(es)?|meals?) (can|could|should|to|i can|we can|shall) ?(i |we |you )?(make|cook|bake|prepare)|what (can|could|should|shall) (i|we) (make|cook|bake|prepare)|(make|cook|bake) (me |us )?(something|anything|a meal|dinner|lunch|breakfast|a snack|tea)|(meal|snack|dinner|lunch|breakfast|food|dish|finger food|tea|supper) ideas?|ideas? for|^(snacks?|breakfasts?|lunch(es)?|dinners?|meals?|teas?) (for|at) (a |an |my )?(\d|one|two|three|baby|toddler|month)|(quick|easy|simple|healthy|fast|good|nice|tasty|nutritious|filling|balanced|low sugar|sugar free|warm|cold|packed) (meals?|breakfasts?|lunch(es)?|dinners?|snacks?|teas?)(?! (time|is|are))|something (quick|easy|with|for)|suggest (a |some |me )?(meals?|recipes?|breakfasts?|lunch\w*|dinners?|snacks?|something)|(what|whats) (for|is for|to have for|should .{0,20} (have|eat) for|can .{0,20} (have|eat) for) (breakfast|lunch|dinner|tea|supper|snack|a snack)|what (should|do) (i|we) (feed|give) .{0,30}(for|at) (breakfast|lunch|dinner|tea|supper))\b/;

const allergenWords =
  /\b(allergens?|allergenic|peanuts?( butter)?|nuts?|eggs?|milk|dairy|wheat|gluten|soya?|sesame|tahini|fish|shellfish|prawns?|shrimps?|crab|mussels?|celery|mustard|lupin)\b/;
const introducing =
  /\b(introduc\w*|first (taste|time|try)|allergens?|early allergen|start(ing)? (with )?(peanut|egg|nut|dairy|wheat|fish|sesame|soy)|new allergen|next allergen)\b/;

const nutrient =
  /\b(iron|calcium|zinc|protein|fibre|fiber|vitamins?|iodine|omega|dha|folate|choline|potassium|magnesium|selenium|calories?|kcal|energy|sodium|nutrients?|fats?|carb\w*|supplements?)\b/;
const amounts =
  /\b(how (much|many|often)|what amount|amount of|enough|too much|too little|per day|a day|daily|(does|do|should|will|would) .{0,40}need|needs?|requirements?|recommended|limit|maximum|sources?|rich|which foods?|what foods?|foods? (with|high|rich)|(high|low|rich) (in|\w+ (foods?|meals?))|good for|get (more )?|boost|increase|important|supplements?)\b/;
const needed =
  /\b(how (much|many|often) .{0,40}(water|milk|formula|breast ?milk|bottles?|feeds?|meals?|snacks?|solids?|food|eat|salt|sugar|juice|drink|portions?|calories)|how many (spoons?|spoonfuls?|tablespoons?|teaspoons?|tbsps?|tsps?|cubes|pouches|jars)\b(?!.{0,20}\b(powder|formula|salt|sugar))|(portion|serving) sizes?|(salt|sugar|sodium) (limit|intake|allowance|a day|per day)|how many (times|meals|snacks|bottles|feeds)|(milk|formula|water|bottles) (is |are )?(too much|too little|enough)|bottles? .{0,30}how (many|much|big)|(enough|too much|too little) (milk|formula|water)|milk .{0,40}\b\d+ ?(ml|mls|oz) .{0,15}(enough|too much|too little|ok)|\d+ ?(ml|mls|oz) (of )?(milk|formula|water) .{0,25}(enough|too much|too little|ok))\b/;

const avoiding =
  /\b((what|which) (foods?|things?|drinks?)?.{0,30}(avoid|not (give|eat|have|allowed|be given)|cant|cannot|shouldnt|should not|off limits|dangerous|unsafe|forbidden|never)|foods? (to|i should|we should|babies should) (avoid|not)|(avoid|not give) (before|under|until)|never give|off limits|forbidden foods?|not allowed (before|under|until))\b/;
const serving =
  /\b(textures?|lumps?|lumpy|pur[e]+es?|mash(ed)?|finger foods?|baby ?led|blw|spoon ?fe\w+|chok\w+|gag\w*|hazards?|cut(ting)?( up)?( food| foods)?|chunks?|how (big|small|soft)(?! (\w+ ){0,3}(portions?|servings?|helpings?|meals?))|sizes?)\b/;
const general = /\b(foods?|solids?|pieces?|meals?|everything|snacks?)\b/;

const behaviour =
  /\b(difference between|refus\w+|fuss\w+|picky|wont (eat|touch|take|drink|try|open)|doesnt (eat|like|want|drink|take)|does not (eat|like|want)|not (eating|interested|hungry)|isnt (eating|interested)|hates?|throws?|throwing|spits?|spitting|only eats|how (do|can|to) (i |we )?(get|make|help|teach|encourage|stop|wean|persuade)|interested in|ready for|readiness|signs? of|stop breast\w+|drop (a|the|night)|wean (off|from)|tantrums?|messy|mess|play\w*|crawl\w*|walk\w*|talk\w*|milestones?|centiles?|percentiles?|childminder|nursery|daycare|back to work|teeth|teething|tooth|dummy|screen|read\w*|sing\w*|together|routine|schedule)\b/;

const mayEat =
  /\b(can|may|could|should|is|are|safe|ok|okay|alright|allowed|allow|when|age|from|give|gave|offer|offered|eat|eats|have|had|try|tried|drink|serve|serving|served|cut|cook|prepare|prep|how|good|bad|healthy|suitable|about|before|under|yet|too (young|early)|early|start|best|without|with|need)\b/;
const bareWords = 6;

/** Whether a question speaks of growing up, sleep or behaviour, which our articles are about. */
export function isOfOurTopics(plain: string): boolean {
  return behaviour.test(plain) || sleep.test(plain);
}

/** Whether a question asks what to cook. */
export function recipesAsked(plain: string): boolean {
  return recipes.test(plain);
}

/** What kind of answer a question asks for; null where only our articles may know. */
export function questionKind({ plain, foods, mentions, unknown }: Question): OrdinaryKind | null {
  const isBehaviour = isOfOurTopics(plain) && (behaviour.test(plain) || !storage.test(plain));
  if (storage.test(plain) && !isSleepOnly(plain)) return 'storage';
  if (recipes.test(plain)) return 'recipes';
  if (avoiding.test(plain) && foods.length === 0) return 'serving';
  if (introducing.test(plain) && allergenWords.test(plain)) return 'allergens';
  const isNutrient = nutrient.test(plain) && amounts.test(plain);
  if (isBehaviour && !isAskedOfFood(plain) && !isNutrient) return null;
  if (isNutrient) return 'needs';
  if (needed.test(plain)) return 'needs';
  if (mentions.length > 0) return isAboutFood(plain) ? 'food' : null;
  if (serving.test(plain) && (general.test(plain) || plain.split(' ').length <= bareWords)) return 'serving';
  if (/\b(baby ?led|blw|finger foods?|textures?|lumps?|lumpy|purees?)\b/.test(plain)) return 'serving';
  if (unknown.length > 0 && isAskedOfFood(plain)) return 'food';
  return null;
}

/** "Is it bad to leave the light on overnight" keeps no food. */
function isSleepOnly(plain: string): boolean {
  return (
    sleep.test(plain) &&
    !/\b(fridge|freez\w*|left ?overs?|reheat\w*|thaw\w*|defrost\w*|food|rice|milk|out)\b/.test(plain)
  );
}

/** "Can she have …?", "is … safe?": a yes or no about something to eat. */
export function isAskedOfFood(plain: string): boolean {
  return /\b((can|may|could|should|shall) (i |we |he |she |they |it |my |our |a |the |babies |baby |infants |toddlers |you |\d|\w+ ){0,6}(eat|have|give|offer|try|drink|taste|be given|feed|serve|use|add|put|start|introduce)|(is|are) .{1,60}(safe|ok|okay|alright|fine|allowed|suitable|good|bad|healthy|dangerous|a choking hazard)|(safe|ok|okay|fine|alright) (to|for) |when (can|may|could|should|is|are|do) |(from )?what age|how old|how (do|should|can|to) .{0,30}(serve|cut|cook|prepare|prep|give|offer|steam|boil))\b/.test(
    plain,
  );
}

function isAboutFood(plain: string): boolean {
  return mayEat.test(plain) || plain.split(' ').length <= bareWords;
}
