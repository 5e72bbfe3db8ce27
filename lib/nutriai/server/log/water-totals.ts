import type { WaterDayTotal } from '../../../contract/nutriai-water';
import { ageOn } from '../../engine/growth/age';
import { feedingBand, lastAgeMonths, needAgeMonths } from '../../engine/needs/need-age';
import { waterNeed } from '../../engine/needs/water-need';
import { dateAfter, dateIn } from './calendar-days';

interface TotalsInput {
  baby: { id: string; birthDate: string; dueDate: string | null };
  drinks: readonly { atMs: number; amountMl: number }[];
  first: string;
  last: string;
  timeZone: string;
}

function statusOf(amountMl: number, band: { min: number; max: number } | null): WaterDayTotal['status'] {
  if (band === null) return 'not_yet';
  if (amountMl === 0) return 'none';
  if (amountMl < band.min) return 'below';
  return amountMl > band.max ? 'above' : 'within';
}

/**
 * Plain water by day against the band of the age on that day, the latest day first; none before the birth.
 * Past three years the last band holds.
 */
export function waterTotals({ baby, drinks, first, last, timeZone }: TotalsInput): WaterDayTotal[] {
  const byDate = new Map<string, number>();
  for (const { atMs, amountMl } of drinks) {
    const date = dateIn(timeZone, atMs);
    byDate.set(date, (byDate.get(date) ?? 0) + amountMl);
  }
  const birth = {
    birthDate: baby.birthDate,
    ...(baby.dueDate !== null && { dueDate: baby.dueDate }),
  };
  const totals: WaterDayTotal[] = [];
  for (let date = last; date >= first && date >= baby.birthDate; date = dateAfter(date, -1)) {
    const { ageMonths, correctedAgeMonths } = ageOn(date, birth);
    const months = needAgeMonths({ ageMonths: Math.min(ageMonths, lastAgeMonths), correctedAgeMonths });
    const { plainWaterMl, warnAboveMl } = waterNeed(feedingBand(months));
    const amountMl = byDate.get(date) ?? 0;
    totals.push({
      baby: baby.id,
      date,
      amount_ml: amountMl,
      target: plainWaterMl && { min_ml: plainWaterMl.min, max_ml: plainWaterMl.max },
      warn_above_ml: warnAboveMl,
      status: statusOf(amountMl, plainWaterMl),
    });
  }
  return totals;
}
