import { plainText } from '../foods/food-name-key';
import { detectRedFlags } from '../red-flags/detect-red-flags';
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

/** What the log has called these signs since before the detector of emergencies saw them too. */
const namesHere: Readonly<Record<string, string>> = {
  'feeding-refusal': 'poor_feeding',
  stool: 'bloody_stool',
  vomit: 'vomiting',
  consciousness: 'lethargy',
};

const denied = /\b(no|not|never|without|no signs? of|isnt|wasnt|hasnt)( any| a| the| is| being| had)*$/;

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
  const known = new Set(found.map(({ id }) => id));
  const detected = detectRedFlags(text, ageMonths).flatMap(
    ({ id: name, sign, level, sources: [source = 'nhs-seriously-ill'] }): UrgentSign[] => {
      const id = namesHere[name] ?? name;
      return level === 'today' && !known.has(id) ? [{ id, sign, urgency: 'today', source }] : [];
    },
  );
  return [...found, ...detected];
}
