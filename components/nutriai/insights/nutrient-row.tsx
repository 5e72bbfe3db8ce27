'use client';

import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { amountInWords } from '@/components/nutriai/public/amount-in-words';
import { ChartFigure } from '@/components/nutriai/charts/chart-figure';
import { DayColumns } from '@/components/nutriai/charts/day-columns';
import { SourceNote } from '@/components/nutriai/first-use/source-note';
import { fullDay } from '@/lib/nutriai/client/log/day-text';
import { capital, intakeWords, type NutrientBalance, statusAdvice, statusNames } from './insight-words';
import styles from './nutrient-row.module.css';

interface NutrientRowProps {
  balance: NutrientBalance;
  /** All days of the window. */
  days: readonly string[];
}

/** A nutrient: a bar against its need that words say again, and behind it the days. */
export function NutrientRow({ balance, days }: NutrientRowProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const { name, status } = balance;
  return (
    <div>
      <button
        type="button"
        className={styles.row}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <span className={styles.name}>{capital(name)}</span>
        <span className={`${styles.status} ${styles[status]}`}>{statusNames[status]}</span>
        <ChevronDown size={20} aria-hidden className={styles.arrow} />
        <Bar balance={balance} />
        <span className={styles.amount}>{intakeWords(balance)}</span>
      </button>
      <div id={id} className={styles.details} hidden={!isOpen}>
        {isOpen && <NutrientDays balance={balance} days={days} />}
      </div>
    </div>
  );
}

/** The end of the bar is the need. */
function Bar({ balance }: { balance: NutrientBalance }) {
  const { have, need, from_milk: fromMilk } = balance;
  const total = have ?? 0;
  const scale = 100 / Math.max(need, total);
  const percent = (amount: number) => `${Math.max(0, Math.min(100, amount * scale)).toFixed(1)}%`;
  return (
    <span className={styles.bar} aria-hidden>
      <span className={styles.milk} style={{ width: percent(fromMilk) }} />
      <span className={styles.food} style={{ width: percent(total - fromMilk) }} />
      {total > need && <span className={styles.mark} style={{ left: percent(need) }} />}
    </span>
  );
}

function NutrientDays({ balance, days }: NutrientRowProps) {
  const { by_day: byDay, unit, need, name, from_milk: fromMilk, have, status, upper, estimated } = balance;
  const columns = days.map((date) => {
    const day = byDay.find((each) => each.date === date);
    if (!day || day.have === null) return { date, parts: null, ...(day && { need: day.need }) };
    return { date, parts: [day.from_milk, Math.max(0, day.have - day.from_milk)], need: day.need };
  });
  return (
    <>
      <p>{statusAdvice[status]}</p>
      <ChartFigure
        caption={
          <>
            {capital(name)} by day. The dashed line is the daily need.
            {have !== null &&
              ` Of ${amountInWords(have, unit)} a day, ${amountInWords(fromMilk, unit)} came from milk.`}
            {estimated > 0 && ` About ${amountInWords(estimated, unit)} of it is our estimate.`}
            {upper === null && ' Some foods have no data, so the true amount is higher.'}
          </>
        }
        table={
          <table>
            <thead>
              <tr>
                <th scope="col">Day</th>
                <th scope="col">From milk</th>
                <th scope="col">From food</th>
                <th scope="col">Need</th>
              </tr>
            </thead>
            <tbody>
              {byDay.toReversed().map((day) => (
                <tr key={day.date}>
                  <th scope="row">{fullDay(day.date)}</th>
                  <td>{amountInWords(day.from_milk, unit)}</td>
                  <td>{day.have === null ? 'not known' : amountInWords(day.have - day.from_milk, unit)}</td>
                  <td>{amountInWords(day.need, unit)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        }
      >
        <DayColumns days={columns} unit={unit} needText={`need ${amountInWords(need, unit)}`} />
      </ChartFigure>
      <SourceNote sources={[balance.source]} />
    </>
  );
}
