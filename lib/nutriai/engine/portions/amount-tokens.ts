import { type AmountLanguage } from '../knowledge/schemas/amounts-in-languages';
import { withEnglishAmounts } from './amount-languages';
import { expressionInLines } from '../text/expression-in-lines';

const vulgarFractions: Readonly<Record<string, string>> = {
  '½': ' 1/2',
  '⅓': ' 1/3',
  '⅔': ' 2/3',
  '¼': ' 1/4',
  '¾': ' 3/4',
  '⅛': ' 1/8',
  '⅕': ' 1/5',
};

/** "Cut into strips", "in segments" say how, and no number of strips; of "cut into wedges, 4" the wedges count. */
const cutInto = expressionInLines('gu')`
  \b(?:(?:cut|chopped|sliced|torn|broken)(?: up)? in(?:to)?|in
  (?= (?:\p{L}+ )?(?:segments|slices|wedges|sticks|strips|fingers|batons|cubes|chunks|rings|pieces|bits|
  quarters|halves|rounds)\b)) (?:small |thin |little |tiny |long |bite-?sized? )?(\p{L}+)
  (?=(,? \(?x? ?\d+\)?$)?)
`;

/** "Cut into 4", "cut in three pieces": so many parts of one. */
const cutIntoSome = expressionInLines('gu')`
  \b(?:cut|chopped|sliced|broken)(?: up)? in(?:to)? (?:\d+|two|three|four|five|six|eight)\b
  (?: (?:equal )?(?:pieces|parts|bits|strips|fingers|slices|wedges|squares|triangles))?
`;

/** "5 cm x 5", "2 inch": how big a piece is. */
const dimensions = expressionInLines('gu')`
  (?<![\d.,])\d+(?:[.,]\d+)? ?(?:cm|mm|inch(?:es)?|in(?=\s*[x×]))?
  (?:\s*(?:[x×]|by)\s*\d+(?:[.,]\d+)? ?(?:cm|mm|inch(?:es)?)?){1,2}(?<=(?:cm|mm|inch|inches)\b.{0,14})|
  (?<![\d.,])\d+(?:[.,]\d+)? ?(?:cm|mm|inch(?:es)?)\b
`;

/** "At 7 am", "in 24h", "every 3 hrs": when, and how many of nothing. */
const times = expressionInLines('gu')`
  (?:\b(?:at|in|over|within|for|after|every|per|a|um|alle|toutes les|cada|ogni|om)\s)?(?<![\d.,/])
  \d{1,2}(?:[.:]\d\d)?\s?(?:h|hrs?|hours?|mins?|minutes?|am|pm|a\.m\.?|p\.m\.?|uhr|heures?|horas?|stunden|uur)
  (?![\p{L}\d])
`;

/** "All but the crust", "all but two bites of": nearly all. */
const allBut = expressionInLines('gu')`
  \b(?:all but|apart from|except(?: for)?) (?:\p{L}+ )?(?:\p{L}+ )?
  (?:bits?|bites?|mouthfuls?|spoonfuls?|crusts?|rind|skin|ends?|corners?|stalks?|core)\b
`;

/** From the third stage on a jar or a pouch is bigger. */
const forToddlers = /\bstage [34]\b/gu;

/** "Stage 2 jar", "a 7 month jar": for whom it is made. */
const forAge = /\bstage \d\b|\b\d{1,2} ?\+? ?(?:months?|mths?)\b/gu;

/** "A good dollop", "a generous tbsp": more than a usual one. */
const goodMeasure = expressionInLines('gu')`
  \b(?:good|decent|generous|hefty|massive|giant|fair|proper)(?:[ -]sized)? (?:(?=(?:handful|dollop|blob|scoop|ladle|
  portion|helping|serving|bowl|plate|chunk|slice|wedge|piece|glass|cup|splash|squirt|pinch|knob)(?:s|ful|fuls)?\b)|
  (spoon|spoonful|tbsp|tsp|tablespoon|teaspoon|dessertspoon)(?=s?\b))
`;

/** The words of a text as amounts are read in it. */
export function wordsOf(text: string, language: AmountLanguage | null = null): string[] {
  return (
    withEnglishAmounts(text, language)
      .replace(/[½⅓⅔¼¾⅛⅕]/gu, (sign) => vulgarFractions[sign] ?? sign)
      .replace(/\bice[ -]?cubes?\b/gu, 'ice-cube')
      .replace(/\bthin (layer|spread)\b/gu, 'smear')
      .replace(dimensions, ' ')
      .replace(times, ' ')
      .replace(/\b(?:kid'?s?|toddler|child'?s?)[- ]sized?\b/gu, 'small')
      .replace(/\bmatchsticks?\b/gu, (word) => (word.endsWith('s') ? 'thin sticks' : 'thin stick'))
      .replace(/\bstrand(s?)\b/gu, 'piece$1')
      .replace(cutIntoSome, ' ')
      .replace(cutInto, (_, cut: string, number?: string) => (number === undefined ? ' ' : ` ${cut} `))
      .replace(allBut, 'nearly all')
      .replace(/\b(?:big|large|huge|serving) spoon(?:ful)?(s)?\b/gu, 'heaped tbsp$1')
      .replace(/\bshot (?:glass|cup)(?:es|s)?\b/gu, 'shot')
      .replace(/\bcrust(s?)(?= (?:of|from)\b)/gu, 'stick$1')
      .replace(/\b(?:on|off|from) (?:the|his|her|a|my|our|their|dad'?s|mum'?s|mom'?s) plate\b/gu, ' ')
      .replace(/\bhalf[- ]eaten\b/gu, 'half')
      .replace(/\b(?:quite a|a good) few\b/gu, 'five')
      .replace(goodMeasure, (_, spoon?: string) => (spoon === undefined ? 'large ' : `heaped ${spoon}`))
      .replace(/\bw\//gu, 'with ')
      .replace(/(\d|1\/2|half an?) ?c\b/gu, '$1 cup')
      .replace(/\b(?:weaning|baby|little|tiny) spoon(fuls?|s)?\b/gu, 'tsp')
      .replace(forToddlers, 'large')
      .replace(forAge, ' ')
      .replace(/-(?=(?:thirds?|quarters?|halves)\b)/gu, ' ')
      .replace(/\b(sippy|straw|doidy|training|toddler) cups?\b/gu, 'beaker')
      .replace(/(^|\s)[x×]\s*(\d+)\s*\/\s*(\d+)/gu, '$1 $2 / $3')
      .replace(/(\d)\s*[x×](?=\s|$)/gu, '$1 x ')
      .replace(/(^|\s)[x×]\s*(?!\d+(?:[.,]\d+)? ?(?:g|gr|kg|ml|cl|oz|l)\b)(\d)/gu, '$1 x$2')
      .replace(/(\d)(g|kg|ml|cl|dl|l|oz|lb|tbsp|tsp)\b/gu, '$1 $2')
      .match(/\d+(?:[.,]\d+)?|x\d+|\p{L}[\p{L}\p{M}'’-]*|[&+,;.:/()-]/gu) ?? []
  );
}
