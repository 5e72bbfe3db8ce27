import type { Child, Feeding } from '../../../engine/child';
import { cowsMilkFromMonths } from '../../../engine/needs/cows-milk';
import { type Needs, needsFor } from '../../../engine/needs/needs-for';
import { uncapitalised } from '../../../engine/uncapitalised';
import type { AskedChild } from '../asked-child';
import { ageWords, type CitedPart, documentSource, part, whoIs } from '../rule-answer';

/** How much of the one kind of milk that a question asks for is usual a day; null where several answer it. */
export function milkADay(child: Child, plain: string): Needs['milk']['rangeMl'] {
  const [only, ...others] = isOfCow(plain) ? (['none'] as const) : feedingsAsked(plain, child);
  return only === undefined || others.length > 0 ? null : needsFor({ ...child, feeding: only }).milk.rangeMl;
}

/** What says how much milk is usual: all its sources but the table of compositions. */
export const milkDocuments = ({ sources }: Needs['milk']) =>
  sources.filter((id) => id !== 'usda-sr27').map(documentSource);

/** Returns how much milk a child drinks a day, of the kind that was asked about. */
export function milkParts(child: Child, plain: string, asked: AskedChild): CitedPart[] {
  const verdict = judgedPart(child, plain);
  const usual = usualParts(child, plain, asked);
  return verdict === null ? usual : [verdict, ...usual.slice(1)];
}

function usualParts(child: Child, plain: string, asked: AskedChild): CitedPart[] {
  const feedings = feedingsAsked(plain, child);
  const { limits, ageMonths } = needsFor(child);
  const { max, note, sources } = limits.cowsMilkDrinkMl;
  const who = `${whoIs(asked.name)} at ${ageWords(ageMonths)}`;
  const volumes = feedings.flatMap((feeding) => {
    const { milk: plan } = needsFor({ ...child, feeding });
    const documents = milkDocuments(plan);
    return [
      part(`${who}: ${volumeWords(plan, plain)}`, documents),
      ...plan.notes.map((each) => part(each, documents)),
    ];
  });
  const cows =
    max === 0 ? `Cow’s milk: ${uncapitalised(note)}` : `Cow’s milk: at most ${max} ml a day. ${note}`;
  const ofCow = part(cows, sources.map(documentSource));
  if (isOfCow(plain)) return [...usualCowPart(child, plain, who), ofCow];
  const isOfFamily = child.ageMonths >= cowsMilkFromMonths && feedings.every((feeding) => feeding === 'none');
  return isOfFamily ? [...usualCowPart(child, plain, who), ofCow, ...breastPart(child)] : [...volumes, ofCow];
}

/** "Is 900 ml too much?": the amount beside what is usual, in the first sentence. */
function judgedPart(child: Child, plain: string): CitedPart | null {
  const ml = mlAsked(plain);
  const isFormula = /\bformula\b/.test(plain) || child.ageMonths < cowsMilkFromMonths;
  const { milk: plan, limits } = needsFor({ ...child, feeding: isFormula ? 'formula' : 'none' });
  if (ml === null || plan.rangeMl === null || /\bbreast/.test(plain)) return null;
  const { min, max } = plan.rangeMl;
  const most = isFormula ? max : limits.cowsMilkDrinkMl.max;
  const verdict = judged(ml, { min, max, most });
  const usual = `${amountWords(min, max, plain)} is usual`;
  return part(
    `${ml} ml of ${isFormula ? 'formula' : 'milk'} a day is ${verdict} ` +
      `at ${ageWords(child.ageMonths)}: ` +
      `${usual}${isFormula ? '' : `, and more than ${most} ml leaves too little room for iron-rich food`}.`,
    [...milkDocuments(plan), ...limits.cowsMilkDrinkMl.sources.map(documentSource)],
  );
}

function judged(ml: number, { min, max, most }: { min: number; max: number; most: number }): string {
  if (ml > most) return 'more than enough';
  if (ml > max) return 'not too much';
  return ml < min ? 'less than usual' : 'enough';
}

/** The amount of a day in a question, in millilitres; null for none, and for that of one feed. */
function mlAsked(plain: string): number | null {
  const [, amount = '', unit = ''] = dayAmount.exec(plain) ?? [];
  if (amount === '' || /\b(each|every|per|a|one) (feed|bottle|time|night)\b/.test(plain)) return null;
  const number = /^an?$|^one$/.test(amount) ? 1 : Number(amount);
  if (/^l/.test(unit)) return number * 1000;
  const ml = /^(oz|ounces?)$/.test(unit) ? Math.round(number * mlInOunce) : number;
  return ml < leastOfDayMl ? null : ml;
}

const dayAmount = /\b(\d{1,4}|an?|one) ?(mls?|millilit(?:re|er)s?|oz|ounces?|lit(?:re|er)s?|l)\b/;
/** Less is the size of one feed. */
const leastOfDayMl = 250;

/** Beside the milk of the family, what holds for a child that is breastfed. */
function breastPart(child: Child): CitedPart[] {
  const { milk: plan } = needsFor({ ...child, feeding: 'breast' });
  return [
    part(
      'A child who is breastfed needs less of it, or none: breastfeeding goes by your child and not by a volume.',
      milkDocuments(plan),
    ),
  ];
}

const isOfCow = (plain: string) =>
  /\b(cows?|whole|full fat|dairy) milk\b/.test(plain) && !/\b(formula|breast\w*)\b/.test(plain);

/** What is usual of cow's milk at this age; nothing where it is no drink yet. */
function usualCowPart(child: Child, plain: string, who: string): CitedPart[] {
  const { milk: plan } = needsFor({ ...child, feeding: 'none' });
  if (plan.milk !== 'cow') return [];
  const documents = milkDocuments(plan);
  return [part(`${who}: ${volumeWords(plan, plain)}`, documents)];
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
function feedingsAsked(plain: string, { feeding, ageMonths }: Child): readonly Feeding[] {
  // An amount is known of a bottle alone.
  if (/\bformula\b/.test(plain)) return ['formula'];
  if (/\bbreast/.test(plain)) return ['breast'];
  if (ageMonths >= cowsMilkFromMonths && feeding !== 'breast') return ['none'];
  if (/\bbottles?\b|\b\d+ ?(ml|mls|oz)\b/.test(plain)) return ['formula'];
  return feeding === undefined ? ['formula', 'breast'] : [feeding];
}
