import type { BeforeSolidsAdvice, BeforeSolidsAnswer } from '../../../contract/nutriai-before-solids';
import type { Caller, ServiceContext } from '../../../platform/http/service-context';
import type { Child } from '../../engine/child';
import { ageOn } from '../../engine/growth/age';
import { childOn } from '../../engine/insights/child-on';
import type { Baby } from '../../engine/insights/log';
import { needsFor } from '../../engine/needs/needs-for';
import { refusalOf } from '../../engine/planner/plan-refusal';
import { rules } from '../../engine/safety/rules/rules';
import { type SourceId, sources } from '../../engine/sources';
import { rowsOutside } from './babies';
import { engineBaby, requireBaby } from './baby-rows';
import { beforeSolidsInEnglish } from './before-solids-in-english';
import { dateAfter, utcDate } from '../log/calendar-days';
import { ageDay } from '../log/log-rows';

const solidsFromMonths = 6;

/** The rules of the gate that a parent should know before the first spoon, the one asked about most first. */
const neverRules = [
  'H2-honey',
  'H3-animal-milk-as-drink',
  'H4-salt',
  'H17-juice',
  'H19-herbal-infusion',
  'H5-added-sugar',
];

const signsStart = 'Signs of readiness';

/**
 * What there is to know of a baby until solids begin; for a baby of six months and more only that they may.
 * @throws ApiError 404 for a baby that is not the caller's
 */
export async function readBeforeSolids(
  context: ServiceContext,
  caller: Caller,
  babyId: string,
): Promise<BeforeSolidsAnswer> {
  const row = await requireBaby(rowsOutside(context), caller.memberId, babyId);
  const answer = beforeSolids(engineBaby(row), ageDay(utcDate(context.nowMs()), row));
  return beforeSolidsInEnglish({ baby: babyId, ...answer }, { caller, baby: row });
}

/** The same of a profile, on a day. */
export function beforeSolids(baby: Baby, today: string): Omit<BeforeSolidsAnswer, 'baby'> {
  const { ageMonths, preterm, correctedAgeMonths } = ageOn(today, baby);
  const isWaiting = (correctedAgeMonths ?? ageMonths) < solidsFromMonths;
  const counted = preterm && baby.dueDate !== undefined;
  return {
    age_months: ageMonths,
    corrected_age_months: correctedAgeMonths ?? null,
    is_waiting: isWaiting,
    counted_from: counted ? 'due_date' : 'birth',
    six_months_on: dayOfMonths((counted && baby.dueDate) || baby.birthDate, solidsFromMonths),
    advice: isWaiting ? adviceFor(childOn(baby, today)) : null,
  };
}

function adviceFor(child: Child): BeforeSolidsAdvice {
  const refusal = refusalOf({ child });
  const { milk, energy, water, supplements } = needsFor(child);
  const signs = refusal.whatHelps.find((text) => text.startsWith(signsStart));
  return {
    why: refusal.why,
    what_helps: refusal.whatHelps.filter((text) => text !== signs),
    readiness: signs === undefined ? [] : signsIn(signs),
    sources: cite(refusal.sources),
    milk: {
      kind: milk.milk,
      ml_per_day: milk.mlPerDay,
      range_ml: milk.rangeMl,
      is_weight_estimated: energy.basis.weightEstimated,
      notes: milk.notes,
      sources: cite(milk.sources),
    },
    water: { advice: water.advice, sources: cite(water.sources) },
    supplements: supplements.map(({ id, advice, source }) => ({ id, advice, source: sources[source] })),
    never: neverFor(child),
  };
}

/** “…, all three together: one, two, and three.” as three texts. */
function signsIn(sentence: string): string[] {
  return sentence
    .slice(sentence.indexOf(':') + 1)
    .replace(/\.$/, '')
    .split(/,\s+(?:and\s+)?/)
    .map((sign) => sign.trim());
}

/** What the gate would block on the day on which solids begin, by the advice of the family's place. */
function neverFor({ locale }: Child): BeforeSolidsAdvice['never'] {
  return neverRules.flatMap((id) => {
    const rule = rules.find((each) => each.id === id);
    if (!rule || rule.untilMonths === null) return [];
    const { about, message, instead, untilMonths, severity } = {
      ...rule,
      ...(locale && rule.relaxed?.[locale]),
    };
    if (untilMonths === null || severity !== 'block') return [];
    return [{ about, message, instead, until_months: untilMonths, sources: cite(rule.sources) }];
  });
}

function cite(ids: readonly SourceId[]) {
  return [...new Set(ids)].map((id) => sources[id]);
}

/**
 * The day on which so many months are complete, as the engine counts them: where the month is too short, the
 * day after its last.
 */
function dayOfMonths(from: string, months: number): string {
  const [year = 0, month = 1, day = 1] = from.split('-').map(Number);
  const lastOfMonth = utcDate(Date.UTC(year, month + months, 0));
  const reached = `${lastOfMonth.slice(0, 8)}${String(day).padStart(2, '0')}`;
  return reached <= lastOfMonth ? reached : dateAfter(lastOfMonth, 1);
}
