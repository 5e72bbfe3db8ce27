import type { IntentId } from '../intent-ids';

/** What only the log, the plan or the measurements of a baby can answer. */
export type LogTopic = Extract<IntentId, 'eaten-today' | 'planned-meals' | 'last-had' | 'growth-and-weight'>;

const who = '(?:she|he|they|baby|my \\w+|we|i|[a-z]+)';
const planned =
  /\b(?:(?:whats?|what is|what are|what am i|what are we|whos) (?:for|on the plan|on the menu|planned|cooking|having|making|eating)|meal plan|on the plan|planned|(?:having|eating|cooking|making) (?:for \w+ )?(?:tomorrow|tonight|on \w+day|next \w+day|this \w+day))\b/;
const plannedWhen =
  /\b(?:today|tonight|tomorrow|breakfast|lunch|dinner|tea|supper|this week|next|(?:mon|tues|wednes|thurs|fri|satur|sun)day|plan)\b/;
const days =
  '(?:today|yesterday|this (?:week|morning|afternoon|evening)|last (?:night|week)|so far|in the last \\w+ days?|(?:past|last) (?:few|\\d+) days?)';
const eaten = new RegExp(
  `\\b(?:ate|eaten|eat|had|have|has|drunk|drink|drank|get|got|did|doing|try|tried|meals?|water|milk|iron|fish|veg\\w*|variety)\\b.{0,60}\\b${days}\\b|\\b${days}\\b.{0,40}\\b(?:ate|eaten|eat|had|drunk|drink|drank)\\b|\\b(?:what|how much|how many) (?:\\w+ ){0,3}(?:did|has) ${who}(?: \\w+)? (?:eat|eaten|have|had|drink|drunk)\\b|\\bwhat did ${who}(?: \\w+)? (?:eat|have|drink)\\b|\\bdid ${who} (?:eat|have|finish) (?:breakfast|lunch|dinner|tea|any|enough|some)\\b|\\bhow is ${who} doing with (?:variety|iron|food)\\b`,
);
const last = new RegExp(
  `\\bwhen (?:did|was|have|had) (?:${who}|we|i|her|his|the)(?: \\w+){0,2} (?:last|first) |\\blast time ${who}|\\bhow long (?:since|ago)\\b|\\b(?:has|have|had) ${who}(?: \\w+)? (?:ever|already) (?:had|eaten|tried|have)\\b|\\b(?:has|have) ${who} (?:tried|had)\\b|\\bwhen did (?:we|i|${who}) (?:give|have|eat|try|had)\\b|\\bwhen was (?:her|his|the) last\\b|\\b(?:how|what) (?:did|has|have) ${who} (?:react|reacted)\\b|\\b(?:last|any|had|which|what) reactions?\\b|\\b(?:which|what) (?:food |meal )?(?:gave|caused|brought on|set off) ${who}(?: \\w+){0,2} (?:rash|reaction|hives)\\b`,
);
const whose = '(?:my )?\\w+';
const growth = new RegExp(
  `\\b(?:is ${whose} growing|hows? (?:is )?${whose} (?:weight|growth|growing)|what (?:cent[ie]les?|percentiles?) (?:is|are|was)|how (?:much|heavy|tall|long|big) (?:does|is) (?!a\\b|an\\b|the average\\b)${whose}(?: weigh)?(?: now)?$|is ${whose} (?:gaining|putting on)|(?:when|last) did i (?:last )?weigh|last weigh\\w*|how (?:much|heavy) (?:did|was) ${whose} (?:weigh )?(?:last|at|when|in|on)|what did ${whose} weigh|has ${whose} (?:put on|gained) (?:any |enough )?weight|when was ${whose} (?:last )?weighed|(?:her|his) (?:weight|growth|length|height|centile|percentile))\\b`,
);

const times = (pattern: RegExp) => (plain: string) => pattern.test(plain);
const isGrowth = times(growth);
const isLast = times(last);
const isEaten = times(eaten);

/** Returns what of the log, the plan or the measurements a question asks for; null for none. */
export function logTopic(plain: string): LogTopic | null {
  if (/\b(?:can|could|should|may|safe|ok) .{0,40}\b(?:have|eat|give|drink)\b/.test(plain)) return null;
  if (/\b(?:sample|example|typical|months?|year) \b/.test(plain)) return null;
  if (/\bwhat was (?:for )?(?:breakfast|lunch|dinner|tea|supper)\b/.test(plain)) return 'eaten-today';
  if (isGrowth(plain)) return 'growth-and-weight';
  if (planned.test(plain) && plannedWhen.test(plain)) return 'planned-meals';
  if (isLast(plain) && !/\b(?:today|yesterday|this week|so far)\b/.test(plain)) return 'last-had';
  return isEaten(plain) ? 'eaten-today' : null;
}
