/** What only the log, the plan, the measurements or the profile of a baby can answer. */
export type LogTopic =
  | 'eaten-today'
  | 'planned-meals'
  | 'last-had'
  | 'growth-and-weight'
  | 'reactions'
  | 'foods-tried'
  | 'given-drops'
  | 'missing-today'
  | 'not-logged'
  | 'who-logged'
  | 'shopping'
  | 'what-next'
  | 'compared-weeks'
  | 'lacking'
  | 'profile';

const who = '(?:she|he|they|baby|my \\w+|we|i|[a-z]+)';
const planned =
  /\b(?:(?:whats?|what is|what are|what am i|what are we|whos) (?:for|on the plan|on the menu|planned|cooking|having|making|eating)|meal plan|on the plan|planned|(?:having|eating|cooking|making) (?:for \w+ )?(?:tomorrow|tonight|on \w+day|next \w+day|this \w+day)|what (?:should|shall|do|will) (?:i|we) (?:give|feed|make|cook)(?: \w+){0,2} (?:for )?(?:breakfast|lunch|dinner|tea|supper) (?:tomorrow|tonight|today|on \w+day))\b/;
const plannedToCome =
  /\b(?:what (?:will|is|are) (?!the\b)\w+(?: \w+)? (?:have|having|eat|eating|get|getting) (?:for \w+ )?(?:tomorrow|tonight|on \w+day|next \w+day)|(?:tomorrow|today|tonight|this week|(?:mon|tues|wednes|thurs|fri|satur|sun)day)s (?:meal )?(?:plan|menu|breakfast|lunch|dinner|tea|supper|snacks?|meals?)|^(?:whats |what is )?(?:the |his |her |our )?next (?:planned )?meal$)\b/;
const missing =
  /\b(?:what(?:s| is)? (?:still )?missing(?: from| in)?(?: (?:his|her|the|our|my) (?:log|day|diet|food))? ?(?:today|so far|yet|this week)?$|(?:anything|what|whats|what is) (?:is )?(?:left|still|else)(?: left)? to (?:log|eat|give|offer|fill in)\b.{0,20}\b(?:today|yet)|(?:which|what) (?:food )?groups? (?:is|are) (?:still )?missing|forgot(?:ten)? to log)\b/;
const bare =
  /^(?:how much |how many |what |any |which |total )?(?:calories|kcal|energy|iron|protein|calcium|zinc|fibre|salt|sodium|water|milk|formula|snacks?|meals?|feeds?|bottles?|veg|vegetables?|fruit|fish|meat) (?:\w+ ){0,2}(?:today|yesterday|this week|so far)$/;
const newFoods = /\bnew foods?\b.{0,25}\b(?:this week|today|lately|recently|so far)\b/;
const unliked =
  /\b(?:what|which \w+) (?:did|does|didnt|doesnt) (?!i\b|we\b)\w+(?: \w+)? (?:not |never )?(?:like|liked|leave|left|refuse|refused|hate|dislike|reject|finish)\b|\bleft on (?:his|her|the) plate\b/;
const plannedWhen =
  /\b(?:today|tonight|tomorrow|breakfast|lunch|dinner|tea|supper|this week|next|(?:mon|tues|wednes|thurs|fri|satur|sun)day|plan)\b/;
const days =
  '(?:today|yesterday|this (?:week|morning|afternoon|evening)|last (?:night|week)|so far|in the last \\w+ days?|(?:past|last) (?:few|\\d+) days?)';
const dayNamed = new RegExp(`\\b${days}\\b`);
const eaten = new RegExp(
  `\\b(?:ate|eaten|eat|had|have|has|drunk|drink|drank|get|got|did|doing|try|tried|meals?|water|milk|formula|bottles?|feeds?|iron|fish|veg\\w*|variety)\\b.{0,60}\\b${days}\\b|\\b${days}\\b.{0,40}\\b(?:ate|eaten|eat|had|drunk|drink|drank)\\b|\\b(?:what|how much|how many) (?:\\w+ ){0,3}(?:did|has) ${who}(?: \\w+)? (?:eat|eaten|have|had|drink|drunk)\\b|\\bwhat did ${who}(?: \\w+)? (?:eat|have|drink)\\b|\\bdid ${who} (?:eat|have|finish) (?:breakfast|lunch|dinner|tea|any|enough|some)\\b|\\bhow is ${who} doing with (?:variety|iron|food)\\b`,
);
/** Of a baby without a log there is an answer for any child. */
const enough = new RegExp(
  `\\b(?:is|has|did|does) ${who}(?: \\w+)? (?:been )?(?:meet|meeting|reach|reaching|hit|hitting|eating|getting|get|drinking|drunk|drink|drank|having|had|have|eaten) (?:enough|too much|too little|(?:his|her|their) (?:\\w+ )?(?:target|goal|needs?))\\b`,
);
const last = new RegExp(
  `\\bwhen (?:did|was|have|had) (?:${who}|we|i|her|his|the)(?: \\w+){0,2} (?:last|first) |\\blast time ${who}|\\bhow long (?:since|ago)\\b|\\b(?:has|have|had) ${who}(?: \\w+)? (?:ever|already) (?:had|eaten|tried|have)\\b|\\b(?:has|have) ${who} (?:tried|had)\\b|\\bdid ${who}(?: ever| already)? (?:have|eat|try|get)\\b.{1,40}\\b(?:before|yet|already|ever)\\b|\\bdid ${who} ever (?:have|eat|try)\\b|\\bwhen did (?:we|i|${who}) (?:give|have|eat|try|had)\\b|\\bwhen was (?:her|his|the) last\\b`,
);
const reactions = new RegExp(
  `\\b(?:did|has|have|does|did anything make) ${who}(?: ever| already)? (?:react|reacted|(?:had|have|got) (?:a |any |an )?(?:allergic |bad )?reactions?)\\b(?! to (?:me|my|us|being|noise|his name|her name)\\b)|\\b(?:how|what|which \\w+) (?:did|has|have) ${who} (?:react|reacted)\\b|\\b(?:last|any|had|which|what|list of|all) (?:\\w+ )?reactions?\\b(?!.{0,20}\\b(?:look|mean)\\b)|\\b(?:which|what) (?:food |meal )?(?:gave|caused|brought on|set off) ${who}(?: \\w+){0,2} (?:rash|reaction|hives)\\b|\\bwhy did ${who} (?:come out|break out|get|have)\\b.{0,25}\\b(?:rash|hives|spots|reaction)\\b.{0,15}\\b(?:today|yesterday|last \\w+|on \\w+day|this \\w+)\\b`,
);
const tried = new RegExp(
  `\\b(?:which|what|how many) (?:\\w+ )?(?:foods?|things|veg\\w*|fruits?|allergens?)(?: has| have| did)? ${who}(?: \\w+)? (?:had|tried|eaten|have|try|eat|had so far)\\b|\\blist of (?:\\w+ )?foods\\b.{0,20}\\b(?:had|tried|eaten)\\b|\\b(?:favou?rite|most often)\\b.{0,20}\\b(?:food|meal|thing|fruit|veg\\w*|dinner|eats?)\\b|\\bfavou?rites\\b|\\b(?:what|anything|foods?) (?:\\w+ )?(?:hasnt|havent|has not|have not|has|have) ${who}?(?: not)? ?(?:had|tried|eaten)(?: yet| for a while| in a while| lately| recently)\\b|\\b(?:hasnt|has not) (?:had|tried|eaten)\\b.{0,12}\\b(?:for|in) a while\\b`,
);
const profile = new RegExp(
  `\\bwhat(?:s| is| are)? ${who} allerg(?:ic|ies)(?: to)?(?: again)?$|\\bwhat allerg(?:y|ies) (?:does|has|is|did) ${who}|\\bwhich allerg(?:y|ies) (?:does|has) ${who}|\\b(?:list|show)(?: me)? (?:his|her|their|\\w+s) allergies\\b|\\bhow (?:old|many (?:months|weeks)(?: old)?) is (?:she|he|my baby|my son|my daughter|baby)(?: now| today)?$`,
);
const drops =
  /\b(?:did|has|have|was|were|is|who)\b.{0,25}\b(?:had|have|take|taken|given|gave|get|got|give)\b.{0,25}\b(?:vit(?:amin)?s?(?: d)?|drops|medicines?|calpol|paracetamol|ibuprofen|nurofen|tylenol|antibiotics?|supplements?)\b(?!.{0,20}\b(?:enough|too much)\b)|\bwhen (?:did|was|were)\b.{0,30}\b(?:last )?.{0,20}\b(?:vit(?:amin)?s?(?: d)?|drops|medicines?|calpol|paracetamol|ibuprofen|nurofen|tylenol|antibiotics?)\b/;
const dropsWhen =
  /\b(?:today|yesterday|yet|already|last|this (?:morning|evening|week)|tonight|when|who gave|at \d+)\b/;
const unlogged =
  /\b(?:did|has|have|when did|how (?:many|often|long)(?: \w+)? (?:did|has)) (?:she|he|they|baby|my baby) (?:last )?(?:poo\w*|poop\w*|wee\w*|pee\w*|sleep|slept|nap\w*|(?:had?|have) (?:a |any )?(?:poo|wee|nap|dirty nappy|wet nappy|wet nappies))\b.{0,20}(?:\b(?:today|yesterday|last night|this morning|so far|yet)\b|$)/;
const whose = '(?:my )?\\w+';
const growth = new RegExp(
  `\\b(?:is ${whose} growing|hows? (?:is )?${whose} (?:weight|growth|growing)|what (?:cent[ie]les?|percentiles?) (?:is|are|was)|how (?:much|heavy|tall|long|big) (?:does|is) (?!a\\b|an\\b|the average\\b)${whose}(?: weigh)?(?: now)?$|is ${whose} (?:gaining|putting on)|(?:when|last) did i (?:last )?weigh|last weigh\\w*|how (?:much|heavy) (?:did|was) ${whose} (?:weigh )?(?:last|at|when|in|on)|what did ${whose} weigh|has ${whose} (?:put on|gained|lost) (?:any |enough )?weight|when was ${whose} (?:last )?weighed|(?:her|his) (?:weight|growth|length|height|centile|percentile))\\b`,
);

const aboutAny = /\b(?:can|could|should|may|safe|ok) .{0,40}\b(?:have|eat|give|drink)\b/;
const ofAnyChild = /\b(?:sample|example|typical|months?|year) \b/;

/** "What fruit has he had this week" asks for one group, and not for all foods. */
const groupOnDay = new RegExp(
  `^(?:which|what) (?:fruits?|veg\\w*|meat|fish|dairy) (?:did|has) .{0,30}\\b${days}\\b`,
);

/** Returns what of the log, the plan, the measurements or the profile a question asks for; null for none. */
export function logTopic(plain: string): LogTopic | null {
  if (planned.test(plain) && /\b(?:tomorrow|tonight|on \w+day)\b/.test(plain)) return 'planned-meals';
  if (/\b(?:hasnt|havent|has not|not) (?:had|tried|eaten)\b.{0,12}\b(?:for|in) a while\b/.test(plain))
    return 'foods-tried';
  if (missing.test(plain)) return 'missing-today';
  if (plannedToCome.test(plain)) return 'planned-meals';
  if (aboutAny.test(plain)) return null;
  if (profile.test(plain)) return 'profile';
  if (ofAnyChild.test(plain)) return null;
  if (/\bwhat was (?:for )?(?:breakfast|lunch|dinner|tea|supper)\b/.test(plain)) return 'eaten-today';
  if (growth.test(plain)) return 'growth-and-weight';
  if (drops.test(plain) && dropsWhen.test(plain)) return 'given-drops';
  if (unlogged.test(plain)) return 'not-logged';
  if (reactions.test(plain)) return 'reactions';
  if (groupOnDay.test(plain)) return 'eaten-today';
  if (tried.test(plain) || newFoods.test(plain) || unliked.test(plain)) return 'foods-tried';
  if (bare.test(plain)) return 'eaten-today';
  return ofMeals(plain);
}

function ofMeals(plain: string): LogTopic | null {
  if (planned.test(plain) && plannedWhen.test(plain)) return 'planned-meals';
  if (last.test(plain) && !/\b(?:today|yesterday|this week|so far)\b/.test(plain) && !enough.test(plain))
    return 'last-had';
  return eaten.test(plain) || enough.test(plain) ? 'eaten-today' : null;
}

/** Whether a question of the log has an answer for any child too: "is she eating enough". */
export function isOfAnyChildToo(topic: LogTopic, plain: string): boolean {
  if (topic === 'growth-and-weight' || topic === 'given-drops') return true;
  if (topic === 'reactions') return !/\b(?:did|has|have|had|which|when)\b/.test(plain);
  if (topic === 'planned-meals') return /\bwhat (?:should|shall|do|can) (?:i|we)\b/.test(plain);
  return topic === 'eaten-today' && enough.test(plain) && !dayNamed.test(plain);
}
