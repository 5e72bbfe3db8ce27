import { plainText } from '../foods/food-name-key';
import { type SourceId } from '../sources';

/** `today`: an urgent appointment. `soon`: a doctor's look at it. */
export type SignUrgency = 'today' | 'soon';

export interface UrgentSign {
  id: string;
  /** In words for a parent. */
  sign: string;
  urgency: SignUrgency;
  source: SourceId;
}

interface SignPattern extends UrgentSign {
  /** On plain text: lower case, no accents, no marks. */
  pattern: RegExp;
}

/** What calls for a doctor the same day, or soon, when a parent writes it down. Sources: NHS, "Dehydration" and "Is your baby or toddler seriously ill?". */
const signs: readonly SignPattern[] = [
  {
    id: 'dehydration',
    sign: 'signs of dehydration',
    urgency: 'today',
    source: 'nhs-dehydration',
    pattern:
      /\b(no|fewer|less|hardly any|few|not had a|hasnt had a|hasnt had any|no more) (wet (napp(y|ies)|diapers?)|wees?|pee)\b|\b((no|without) tears when (he|she|they) cr(y|ies)|cr(y|ies|ying) (with no|without) tears)\b|\b(dry napp(y|ies)|dry diapers?|sunken (soft spot|fontanelle|eyes)|dry mouth|dehydrated|dehydration)\b/,
  },
  {
    id: 'lethargy',
    sign: 'being very sleepy or hard to rouse',
    urgency: 'today',
    source: 'nhs-seriously-ill',
    pattern: /\b(lethargic|lethargy|(very|unusually|extremely) (sleepy|drowsy)|listless)\b/,
  },
  {
    id: 'poor_feeding',
    sign: 'taking far less milk than usual',
    urgency: 'today',
    source: 'nhs-seriously-ill',
    pattern:
      /\b(not feeding|(refus\w+|rejects?|rejecting|not taking|wont take) (all |every |any |his |her |the )*(feeds?|milk|bottles?|breast)|less than half (of )?(his |her |the )?(usual|normal) (feeds?|milk|amount))\b/,
  },
  {
    id: 'vomiting',
    sign: 'vomiting again and again',
    urgency: 'today',
    source: 'nhs-seriously-ill',
    pattern:
      /\b(repeated(ly)? vomit\w*|vomit\w* (repeatedly|again and again|over and over|all (day|night)|everything|([3-9]|three|four|five|six|several|many) times)|keeps? (on )?(vomiting|throwing up|being sick)|cant keep anything down)\b/,
  },
  {
    id: 'bloody_stool',
    sign: 'blood in the stool',
    urgency: 'today',
    source: 'nhs-seriously-ill',
    pattern:
      /\b(blood|bloody)\b.{0,20}\b(stools?|poos?|poop|napp(y|ies)|diapers?)\b|\b(stools?|poos?|poop|napp(y|ies)|diapers?)\b.{0,20}\b(blood|bloody)\b/,
  },
  {
    id: 'stool_colour',
    sign: 'a white, chalky or black stool',
    urgency: 'soon',
    source: 'nhs-seriously-ill',
    pattern:
      /\b(white|chalky|pale grey|black|tarry) (stools?|poos?|poop)\b|\b(stools?|poos?|poop) (is |are |was |were |looks? )?(white|chalky|black|tarry)\b/,
  },
  {
    id: 'pale_tired',
    sign: 'being pale and tired',
    urgency: 'soon',
    source: 'aap-iron',
    pattern: /\bpale\b.{0,30}\b(tired|exhausted)\b|\b(tired|exhausted)\b.{0,30}\bpale\b/,
  },
];

/** Degrees Celsius from which a baby is seen the same day: under three months, and under six. Source: NHS. */
const feverLimits = [
  { beforeMonths: 3, celsius: 38 },
  { beforeMonths: 6, celsius: 39 },
] as const;

const denied = /\b(no|not|never|without|no signs? of|isnt|wasnt|hasnt)( any| a| the| is| being| had)*$/;

function hasFever(plain: string, ageMonths: number): boolean {
  const limit = feverLimits.find(({ beforeMonths }) => ageMonths < beforeMonths);
  if (!limit) return false;
  const degrees = [
    ...plain.matchAll(/\b(3[6-9]|4[0-2])(?:[., ](\d))?\b(?! ?(ml|g|grams|kcal|weeks|minutes))/g),
  ];
  const isFeverSaid = /\b(fever|temperature|temp)\b/.test(plain);
  return isFeverSaid && degrees.some(([, whole, tenth]) => Number(`${whole}.${tenth ?? 0}`) >= limit.celsius);
}

function isSaid(plain: string, pattern: RegExp): boolean {
  const match = pattern.exec(plain);
  return match !== null && !denied.test(plain.slice(0, match.index).trimEnd());
}

/** Signs in a parent's words that a doctor should see today or soon; those for an ambulance are in `emergencySigns`. Denied ones do not count. */
export function urgentSigns(text: string, ageMonths: number): UrgentSign[] {
  const plain = plainText(text);
  const found: UrgentSign[] = signs.flatMap(({ id, sign, urgency, source, pattern }) =>
    isSaid(plain, pattern) ? [{ id, sign, urgency, source }] : [],
  );
  if (!hasFever(plain, ageMonths)) return found;
  return [
    ...found,
    { id: 'fever', sign: 'a high temperature at this age', urgency: 'today', source: 'nhs-seriously-ill' },
  ];
}
