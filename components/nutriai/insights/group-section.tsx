'use client';

import { useEffect, useRef } from 'react';
import { SourceNote } from '@/components/nutriai/first-use/source-note';
import { Card } from '@/components/ui/card';
import hidden from '@/components/ui/visually-hidden.module.css';
import type { InsightsAnswer } from '@/lib/contract/nutriai-insights';
import { dayAndMonth, dayOfMonth, weekdayName } from '@/lib/nutriai/client/log/day-text';
import { dietGroups, groupNames } from './insight-words';
import styles from './group-section.module.css';

type Who = NonNullable<InsightsAnswer['who']>;
type WhoDay = Who['days'][number];

/** WHO's indicators of young children's diets, day by day. */
export function GroupSection({ who, dates }: { who: Who; dates: readonly string[] }) {
  const { mdd, mmf } = who.summary;
  return (
    <Card
      id="groups"
      title="Food groups by day"
      lead="The World Health Organization recommends at least five of eight food groups a day, and enough meals."
    >
      {mdd.of === 0 ? (
        <p>Log a day of meals to see the food groups.</p>
      ) : (
        <ul className={styles.summary}>
          <li>
            <strong>{`${mdd.days} of ${mdd.of}`}</strong> logged days with five groups or more
          </li>
          <li>
            <strong>{`${mmf.days} of ${mmf.of}`}</strong> logged days with enough meals
          </li>
        </ul>
      )}
      <Grid who={who} dates={dates} />
      {who.days.some(({ milk_assumed: isAssumed }) => isAssumed) && (
        <p className={styles.note}>The milk in the profile counts even on days without a logged feed.</p>
      )}
      <SourceNote sources={[who.source]} />
    </Card>
  );
}

function Grid({ who, dates }: { who: Who; dates: readonly string[] }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The latest days are at the end.
    if (box.current) box.current.scrollLeft = box.current.scrollWidth;
  }, [dates.length]);
  const days = dates.map((date): GridDay => ({ date, found: who.days.find((day) => day.date === date) }));
  return (
    // What scrolls has to be reached by the keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div ref={box} className={styles.scroll} tabIndex={0} role="region" aria-label="Food groups table">
      <table className={styles.grid}>
        <GridHead dates={dates} />
        <tbody>
          {dietGroups.map((group) => (
            <tr key={group}>
              <th scope="row">{groupNames[group]}</th>
              {days.map(({ date, found }) => (
                <td key={date}>
                  <GroupMark day={found} isEaten={found?.groups.includes(group) ?? false} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <GridFoot days={days} />
      </table>
    </div>
  );
}

function GridHead({ dates }: { dates: readonly string[] }) {
  return (
    <thead>
      <tr>
        <th scope="col">
          <span className={hidden.hidden}>Group</span>
        </th>
        {dates.map((date) => (
          <th key={date} scope="col">
            <span aria-hidden>
              {weekdayName(date).charAt(0)}
              <br />
              {dayOfMonth(date)}
            </span>
            <span className={hidden.hidden}>{dayAndMonth(date)}</span>
          </th>
        ))}
      </tr>
    </thead>
  );
}

interface GridDay {
  date: string;
  found: WhoDay | undefined;
}

function GridFoot({ days }: { days: readonly GridDay[] }) {
  return (
    <tfoot>
      <tr>
        <th scope="row">Groups</th>
        {days.map(({ date, found }) => (
          <td key={date} className={found?.mdd ? styles.met : undefined}>
            {found ? found.groups.length : '–'}
          </td>
        ))}
      </tr>
      <tr>
        <th scope="row">Enough meals</th>
        {days.map(({ date, found }) => (
          <td key={date}>{mealsWord(found)}</td>
        ))}
      </tr>
    </tfoot>
  );
}

function GroupMark({ day, isEaten }: { day: WhoDay | undefined; isEaten: boolean }) {
  if (!day) return <span className={hidden.hidden}>nothing logged</span>;
  return (
    <>
      <svg className={styles.mark} width="16" height="16" viewBox="0 0 16 16" aria-hidden>
        <circle className={isEaten ? styles.eaten : styles.missed} cx="8" cy="8" r={isEaten ? 7 : 2} />
        {isEaten && <path className={styles.tick} d="M4.8 8.3l2.2 2.2 4.2-4.6" />}
      </svg>
      <span className={hidden.hidden}>{isEaten ? 'yes' : 'no'}</span>
    </>
  );
}

function mealsWord(day: WhoDay | undefined): string {
  if (!day) return '–';
  if (day.mmf === null) return '?';
  return day.mmf ? 'yes' : 'no';
}
