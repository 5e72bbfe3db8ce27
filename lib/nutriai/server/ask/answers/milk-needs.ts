import { capitalised } from '../../../engine/capitalised';
import type { Child, Feeding } from '../../../engine/child';
import { type Needs, needsFor } from '../../../engine/needs/needs-for';
import { uncapitalised } from '../../../engine/uncapitalised';
import type { AskedChild } from '../asked-child';
import { ageWords, type CitedPart, documentSource, part, whoIs } from '../rule-answer';

/** Returns how much milk a child drinks a day, of the kind that was asked about. */
export function milkParts(child: Child, plain: string, asked: AskedChild): CitedPart[] {
  const feedings = feedingsAsked(plain, child);
  const { limits, ageMonths } = needsFor(child);
  const { max, note, sources } = limits.cowsMilkDrinkMl;
  const who = `${whoIs(asked.name)} at ${ageWords(ageMonths)}`;
  const volumes = feedings.flatMap((feeding) => {
    const { milk: plan } = needsFor({ ...child, feeding });
    const documents = plan.sources.filter((id) => id !== 'usda-sr27').map(documentSource);
    return [
      part(`${who}: ${volumeWords(plan, plain)}`, documents),
      ...plan.notes.map((each) => part(each, documents)),
    ];
  });
  const cows =
    max === 0 ? `Cow’s milk: ${uncapitalised(note)}` : `Cow’s milk: at most ${max} ml a day. ${note}`;
  const ofCow = part(cows, sources.map(documentSource));
  return isOfCow(plain) ? [ofCow, ...usualCowPart(child, plain)] : [...volumes, ofCow];
}

const isOfCow = (plain: string) =>
  /\b(cows?|whole|full fat|dairy) milk\b/.test(plain) && !/\b(formula|breast\w*)\b/.test(plain);

/** What is usual of cow's milk at this age; nothing where it is no drink yet. */
function usualCowPart(child: Child, plain: string): CitedPart[] {
  const { milk: plan } = needsFor({ ...child, feeding: 'none' });
  if (plan.milk !== 'cow') return [];
  const documents = plan.sources.filter((id) => id !== 'usda-sr27').map(documentSource);
  return [part(capitalised(volumeWords(plan, plain)), documents)];
}

const mlInOunce = 29.57;

/** Ounces too, where the question speaks of them. */
function amountWords(min: number, max: number, plain: string): string {
  const isOunces = /\b(oz|ounces?)\b/.test(plain);
  const span = (of: (ml: number) => number, unit: string) =>
    of(min) === of(max) ? `up to about ${of(max)} ${unit}` : `${of(min)} to ${of(max)} ${unit}`;
  const ml = span((amount) => amount, 'ml');
  return isOunces ? `${ml} (${span((amount) => Math.round(amount / mlInOunce), 'fl oz')})` : ml;
}

function volumeWords({ milk: kind, rangeMl }: Needs['milk'], plain: string): string {
  if (rangeMl !== null)
    return `usually ${amountWords(rangeMl.min, rangeMl.max, plain)} of ${kind === 'cow' ? 'whole milk' : kind} a day.`;
  if (kind === 'none') return 'no milk is counted.';
  return 'breastfeeding goes by your child and not by a volume: as often as your child asks.';
}

/** The milk that the question names, else the child's own, else both. */
function feedingsAsked(plain: string, { feeding }: Child): readonly Feeding[] {
  // An amount is known of a bottle alone.
  if (/\b(formula|bottles?)\b|\b\d+ ?(ml|mls|oz)\b/.test(plain)) return ['formula'];
  if (/\bbreast/.test(plain)) return ['breast'];
  return feeding === undefined ? ['breast', 'formula'] : [feeding];
}
