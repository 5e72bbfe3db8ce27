import type { GrowthCentilesAnswer, GrowthCentilesRequest } from '../../../contract/nutriai-growth';
import { nonFieldError } from '../../../platform/http/api-error';
import { ageOn } from '../../engine/growth/age';
import { centileWords } from '../../engine/growth/centile-words';
import { growthReport } from '../../engine/growth/growth-report';
import { indicatorNames, toReport } from '../../engine/growth/growth-report-json';
import { indicators } from '../../engine/growth/indicators';
import { daysPerMonth } from '../../engine/growth/standards';
import { sources } from '../../engine/sources';
import { latestDate, utcDate } from '../log/calendar-days';

/**
 * Says where measurements stand against the growth standards.
 * @throws ApiError 400 for dates that cannot be, and measurements that no child has
 */
export function growthCentiles(request: GrowthCentilesRequest, nowMs: number): GrowthCentilesAnswer {
  try {
    return measuresOf(request, nowMs);
  } catch (error) {
    if (error instanceof RangeError) throw nonFieldError(error.message);
    throw error;
  }
}

function measuresOf(request: GrowthCentilesRequest, nowMs: number): GrowthCentilesAnswer {
  const { sex } = request;
  const age = agesOf(request, nowMs);
  const report = growthReport({
    sex,
    ...age,
    weightKg: request.weight_kg,
    lengthCm: request.length_cm,
    headCm: request.head_cm,
    measured: request.measured,
  });
  const shown = toReport(report);
  return {
    age_days: Math.round(age.correctedAgeDays ?? age.ageDays),
    is_corrected: age.correctedAgeDays !== undefined,
    measures: indicators.flatMap((indicator) => {
      const exact = report[indicator];
      const measure = shown[indicatorNames[indicator]];
      if (!exact || !measure) return [];
      const words = centileWords(exact.centile, indicator, sex);
      return [{ indicator: indicatorNames[indicator], ...measure, words }];
    }),
    notes: report.notes,
    source: sources[report.source],
  };
}

/** @throws RangeError for dates that cannot be */
function agesOf(request: GrowthCentilesRequest, nowMs: number) {
  const { age_months: months, birth_date: birthDate, due_date: dueDate } = request;
  if (birthDate === undefined) return { ageDays: (months ?? 0) * daysPerMonth };
  const day = request.measured_on ?? utcDate(nowMs);
  // East of UTC the day may have begun already.
  if (day > latestDate(nowMs)) throw new RangeError(`The day ${day} is in the future.`);
  const { ageDays, correctedAgeDays } = ageOn(day, { birthDate, ...(dueDate !== undefined && { dueDate }) });
  return { ageDays, ...(correctedAgeDays !== undefined && { correctedAgeDays }) };
}
