import type { LogTopic } from './log-topic';

const pastWords =
  '(?:todays?|yesterdays?|so far|lately|recently|this (?:week|month|morning|afternoon|evening)|last (?:week|month|night|weekend|\\w+day)|(?:past|last) (?:\\w+ )?(?:days|weeks|months?)|since (?:midnight|noon|this morning|breakfast|lunch|dinner|\\w+day|yesterday|last \\w+)|in (?:january|february|march|april|may|june|july|august|september|october|november|december)|on (?:mon|tues|wednes|thurs|fri|satur|sun)day)';
const past = new RegExp(`\\b${pastWords}\\b`);
const coming =
  /\b(?:tomorrows?|tonights?|later|weekend|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|(?:rest of (?:the|this)|this|next|the|coming) week|weeks? (?:menu|plan|meals|dinners|lunches)|todays)\b/;
const meals =
  /\b(?:breakfasts?|lunch(?:es)?|dinners?|teas?|suppers?|snacks?|meals?|menu|meal plan|plan|planned|having|eating|cooking|making)\b/;
const eatenAlready = /\b(?:ate|eaten|had|drank|drunk|did|was|were|has|have been|log|logged|yesterday|last)\b/;
const ofAnyone =
  /\b(?:ideas?|recipes?|how (?:do|can|should|to|big|small)|(?:can|could|may|should) (?:i|we|he|she|they|it|my baby|babies|a baby|a toddler) (?!eat next|have next|have (?:for|what)|eat (?:for|what))|safe|ok|okay|sample|example|typical|average|normal|should weigh|usually|good)\b/;
const shopping =
  /\b(?:shopping|groceries|grocery|supermarket|(?:need|have|left|want|things|what) (?:\w+ ){0,3}(?:to )?(?:buy|get in)|buy (?:for|this|next)|ingredients (?:do|for) (?:i|we|the|this|next|tomorrow\w*|my) (?:need|week|plan)?)\b/;
const reacted =
  /\b(?:react(?:s|ed|ing)?|reactions?|rash(?:es)?|hives|welts|spots|blotchy|bumps|(?:ma(?:de|ke|kes)|making) (?:her|him|them|my baby) (?:\w+ )?(?:ill|sick|poorly|itchy|vomit|throw up|unwell|bad)|(?:gave|give|gives|caus\w+) (?:her|him|them|my baby) (?:a |an |the )?(?:bad |upset |runny )?(?:tummy|stomach|diarrh\w+|poos?|nappy|wind|itch\w*|eczema|swelling)|upsets? (?:her|his) (?:tummy|stomach)|(?:disagree\w*|(?:didnt|did not|doesnt) agree|not agree|bad) with (?:her|him|my baby))\b/;
const reactionAsked =
  /^(?:what|which|did|does|has|have|when|any|how many|list|show|is there|was there|were there|has there)\b/;
const reactionInGeneral =
  /\b(?:look\w* like|mean|signs? of|symptoms?|normal|treat|help|do i do|to do|should i|do about|long (?:do|does|after)|common)\b/;
const often = /\b(?:how often|how many times|how frequently|how regularly)\b/;
const advised =
  /\b(?:should|shall|can|could|must|need|needs|recommended|allowed|ok|okay|safe|a (?:day|week)|per (?:day|week))\b/;
const lastMeal =
  /^(?:(?:what|when) (?:was|is) |whats |show (?:me )?)?(?:(?:the|her|his|their|my babys?|babys) )?(?:last|latest|most recent) (?:meal|feed|bottle|breakfast|lunch|dinner|tea|snack|food|thing (?:she|he) ate)\b/;
const firstHad = /\bwhen (?:did|was|had) .{1,30}\bfirst\b|\bfirst time (?:she|he|my baby|they|we)\b/;
const grown =
  /\b(?:weigh(?:s|ed|t|ing)?|heavy|heavier|tall|taller|height|length|how long is|cent[ie]les?|percentiles?|head (?:size|circumference)|grow(?:s|n|ing|th)|gain(?:ed|ing)?|put on|measure[ds]?|measurements?)\b/;
const ofTheBaby = /\b(?:she|he|her|hers|his|him|my baby|my (?:son|daughter|little one))\b/;
const ofNobody =
  /^(?:latest|last|current) (?:weight|height|length|measurements?|centiles?|weigh in)$|^(?:weight|height|length) (?:last|this|in|on)\b/;
const counted =
  /^(?:(?:how (?:much|many)|what|which|any|total|(?:grams|ml|mls|amount) of|did (?:she|he|my baby) (?:have|eat|get|drink)|enough|too much|(?:is|was|were) there(?: any| enough)?|has (?:she|he|my baby) had) )?(?:\w+ ){0,3}(?:veg\w*|greens|fruits?|meat|fish|dairy|foods?|calories|kcal|energy|iron|protein|calcium|zinc|fibre|fiber|salt|sodium|sugar|milk|formula|water|bottles?|feeds?|snacks?|meals?|drinks?|solids?)\b/;
const nextAsked =
  /\b(?:what|which) (?:\w+ ){0,2}(?:should|shall|could|can|do|to|next)(?: \w+){0,4} next$|\bwhat(?:s| is)? next(?: to (?:eat|try|offer|give|introduce))?$|\b(?:which|what) (?:new )?(?:foods?|allergens?) (?:\w+ ){0,4}(?:next|now)$|\bwhich allergens? (?:\w+ ){0,3}(?:missing|left|due|outstanding|not (?:had|tried)|to go)\b|\ballergens? (?:still )?(?:missing|left|due|to go)\b/;
const compared = /\b(?:compare[ds]?|compared (?:to|with)|versus|vs|than)\b.{0,30}\b(?:last|week|yesterday)\b/;
const unliked =
  /^(?:what |which |any )?(?:foods?|things?|veg\w*|meals?|fruits?) (?:that )?(?:she|he|my baby) (?:doesnt|does not|didnt|did not|wont|hates?|hated|dislikes?|refuses?|refused|rejects?|rejected|likes?|liked|loves?|loved|leaves|left)\b/;
const logged =
  /\b(?:did|have|has) (?:i|we|you|anyone|somebody|someone|daddy|dad|mummy|mum|mom|nanny|nursery) (?:already )?(?:log|logged|record|recorded|note|noted|put in|write down)\b/;
const lacking =
  /\b(?:low (?:in|on) (?:anything|something|any|what)|(?:lacking|short of|missing out on|deficient in|not getting enough of|needs? more of)(?: anything| something| any\w*)?$|(?:what|which nutrients?|which vitamins?) (?:is|are|does|do|isnt) (?:she|he|my baby) (?:low|lack\w*|short|miss\w*|not getting|need more)|nutrients? (?:is|are) (?:she|he|my baby) (?:missing|low|short))\b/;
const finished = /^(?:did|has) (?:she|he|my baby) (?:finish|finished|eat up|eaten up|leave|left)\b/;
const eatenToCome =
  /\bwhat (?:do|will|shall|are) (?:we|i|she|he|my baby) (?:eat|eating|have|having|cook|make)\b/;
const liked = /\b(?:favou?rites?|likes? (?:best|most)|loves? (?:best|most)|most (?:liked|eaten))\b/;

/** Whether a question asks what comes next; "new" and "tried" in it ask for nothing of the past. */
export const asksWhatNext = (plain: string) => nextAsked.test(plain);

/**
 * Returns which part of the log or the plan a question about a known baby asks for, whatever the order of its
 * words; null for none. It is for what `logTopic` does not know by its sentence: "menu for the rest of the week".
 */
export function topicOfWords(plain: string): LogTopic | null {
  if (shopping.test(plain)) return 'shopping';
  if (asksWhatNext(plain)) return 'what-next';
  if (/\b(?:is|are|was|whats|what is) planned\b|\bon the (?:plan|menu)\b/.test(plain)) return 'planned-meals';
  if (reacted.test(plain) && reactionAsked.test(plain) && !reactionInGeneral.test(plain)) return 'reactions';
  if (compared.test(plain)) return 'compared-weeks';
  if (often.test(plain) && (ofTheBaby.test(plain) || past.test(plain)) && !advised.test(plain))
    return 'eaten-today';
  if (lastMeal.test(plain) || firstHad.test(plain)) return 'last-had';
  if (lacking.test(plain)) return 'lacking';
  if (finished.test(plain)) return 'eaten-today';
  if (eatenToCome.test(plain) && coming.test(plain)) return 'planned-meals';
  if (logged.test(plain)) return 'eaten-today';
  if (unliked.test(plain)) return 'foods-tried';
  if (ofNobody.test(plain)) return 'growth-and-weight';
  if (ofAnyone.test(plain)) return null;
  if (liked.test(plain)) return 'foods-tried';
  if (grown.test(plain) && ofTheBaby.test(plain)) return 'growth-and-weight';
  if (meals.test(plain) && coming.test(plain) && !eatenAlready.test(plain)) return 'planned-meals';
  return counted.test(plain) && past.test(plain) ? 'eaten-today' : null;
}
