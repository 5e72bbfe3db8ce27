import { type Child, type Locale } from '../child';
import { plainText } from '../foods/food-name-key';
import { servingAt } from '../foods/serving-at';
import { checkHandling } from '../handling/check-handling';
import { giveAmounts } from '../handling/give-amounts';
import { type HandlingSentence, readHandling } from '../handling/read-handling';
import { withoutSeasoningSachet } from '../handling/without-seasoning-sachet';
import { withoutShortStays } from '../handling/without-short-stays';
import { withoutWorkingWater } from '../handling/without-working-water';
import { applyRules } from './apply-rules';
import { type AllergyHistory, checkAllergens, checkFirstTastes } from './check-allergens';
import { checkDiet } from './check-diet';
import { checkNotFood } from './check-not-food';
import { checkPhrases } from './check-phrases';
import { checkTogether } from './check-together';
import { guessesToAsk, unreadFindings } from './check-understood';
import { distinctItems } from './distinct-items';
import { emergencySigns, emergencySources } from './emergency-signs';
import { type Item } from './item';
import { readSubject, type ReadSubject } from './read-subject';
import { serveTogether } from './serve-together';
import { type Subject } from './subject';
import { compareSeverity, type Finding, type ServeText, type Verdict, verdictOf } from './verdict';

const oldestMonths = 60;

/** A subject as the gate goes by it, whoever is to eat it. */
export interface GateReading {
  read: ReadSubject;
  /** With what they are to one another. */
  items: readonly Item[];
  /** Of these, each that is judged. */
  judged: readonly Item[];
  /** The text as `plainText`. */
  plain: string;
  emergency: readonly Finding[];
  /** How food is made and stored, sentence by sentence. */
  handling: readonly HandlingSentence[];
}

/**
 * Whether a child may eat what a text, a list of ingredients or a recipe describes, why not, and how to serve
 * it. The one gate: whatever a model, a member or the planner proposes passes here before a parent sees it.
 * Text never overrides the child's profile. Throws a RangeError when the age is not finite, negative or above
 * 60 completed months.
 */
export function assess(subject: Subject, child: Child, options: AllergyHistory = {}): Verdict {
  return assessReading(readForGate(subject, child.locale), child, options);
}

/**
 * What of the gate's work does not go by the child: the reading, which is most of it. The locale tells only
 * how much a cup holds.
 */
export function readForGate(subject: Subject, locale: Locale | undefined): GateReading {
  const read = readSubject(subject, locale);
  // A recipe's steps tell what to do, and not how long ago it was done.
  const handling = 'text' in subject ? readHandling(read.text) : [];
  const served = withoutWorkingWater(serveTogether(read.items, read.text), handling);
  const seasoned = withoutSeasoningSachet(served, handling);
  const items = giveAmounts(withoutShortStays(seasoned, handling), handling);
  return {
    read,
    items,
    judged: distinctItems(items),
    plain: plainText(read.text),
    emergency: emergencyFindings(read.text),
    handling,
  };
}

/** The gate's word on what was read, for a child of the locale that it was read for; `assess` in two steps. */
export function assessReading(
  { read, items, judged, plain, emergency, handling }: GateReading,
  child: Child,
  options: AllergyHistory = {},
): Verdict {
  const { ageMonths } = child;
  if (!Number.isFinite(ageMonths) || ageMonths < 0 || ageMonths > oldestMonths)
    throw new RangeError(`Age must be 0 to ${oldestMonths} months, not ${ageMonths}.`);
  const guesses = guessesToAsk(read, child);
  const found = [
    ...checkPhrases(plain, child),
    ...checkHandling(handling, items, child),
    ...checkTogether(read, child),
    ...judged.flatMap((item) => [
      ...checkNotFood(item, child),
      ...applyRules(item, child),
      ...checkAllergens(item, child, options),
      ...checkDiet(item, child),
    ]),
    ...unreadFindings(read, guesses, { ageMonths, isMilk: namesMilk(handling) }),
  ];
  const tastes = checkFirstTastes(items, child, [...emergency, ...found]);
  const findings = [
    ...emergency,
    ...distinct([...found, ...tastes]).sort((a, b) => compareSeverity(b.severity, a.severity)),
  ];
  return {
    verdict: verdictOf(findings),
    emergency: emergency.length > 0,
    findings,
    unknown: [...read.unknown, ...guesses.map(({ text, nearest }) => ({ text, nearest }))],
    serve: serveTexts(items, ageMonths),
  };
}

/**
 * Whether words speak of formula or breast milk, which need not name it: “the bottle I made up earlier”,
 * “frozen four months ago, thawed in the fridge”.
 */
function namesMilk(handling: readonly HandlingSentence[]): boolean {
  const says = (statement: string) => handling.some(({ statements }) => statements.has(statement));
  const isStored = says('thawed') || handling.some(({ places }) => places.has('freezer'));
  return says('formula') || says('breast-milk') || (isStored && !says('cooked-food') && !says('jar'));
}

function emergencyFindings(text: string): Finding[] {
  const signs = emergencySigns(text);
  if (signs.length === 0) return [];
  return [
    {
      rule: 'emergency',
      kind: 'safety',
      severity: 'block',
      food: null,
      foodName: '',
      message: `This can be an emergency: ${signs.map(({ sign }) => sign).join(', ')}.`,
      instead: 'Call 999, 112 or 911 now. Read on once help is on its way.',
      source: emergencySources,
      basis: 'verified',
    },
  ];
}

/** Each reason once, whatever the number of mentions. */
function distinct(findings: readonly Finding[]): Finding[] {
  const seen = new Map<string, Finding>();
  for (const finding of findings) {
    const key = `${finding.rule}|${finding.severity}|${finding.food ?? finding.foodName}`;
    if (!seen.has(key)) seen.set(key, finding);
  }
  return [...seen.values()];
}

function serveTexts(items: readonly Item[], ageMonths: number): ServeText[] {
  const texts = new Map<string, ServeText>();
  for (const { food } of items) {
    const step = food && servingAt(food, ageMonths);
    if (food && step) texts.set(food.id, { food: food.id, foodName: food.name, text: step.text });
  }
  return [...texts.values()];
}
