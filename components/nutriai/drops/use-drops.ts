import { useEffect } from 'react';
import useSWR from 'swr';
import { withAnswer } from '@/components/nutriai/today/with-answer';
import type { DropAnswer, GivenDropAnswer } from '@/lib/contract/nutriai-drops';
import { dropsOnPath, dropsTodayPath, givenOnPath } from '@/lib/nutriai/client/drops/drop-paths';
import { type DayDose, dosesOfDay } from '@/lib/nutriai/client/log/day-entries';
import { timeZone } from '@/lib/nutriai/client/log/day-time';
import type { LogWrite } from '@/lib/nutriai/client/log/log-write';
import { onSettled } from '@/lib/nutriai/client/log/replay-log';
import { useLogWrites } from '@/lib/nutriai/client/log/use-log-writes';

interface List<Item> {
  results: Item[];
}

/** Drops on the list, with what was given of them on the day and what is left once all is saved. */
export interface DropOfDay extends DropAnswer {
  doses: DayDose[];
}

/** The drops and medicines of a day: what the server has, with what waits to be saved on top. */
export function useDrops(baby: string, { date, today }: { date: string; today: string }) {
  const shown = { baby, date, timeZone: timeZone() };
  const drops = useSWR<List<DropAnswer>, unknown>(
    date === today ? dropsTodayPath(shown) : dropsOnPath(shown),
  );
  const given = useSWR<List<GivenDropAnswer>, unknown>(givenOnPath(shown));
  const writes = useLogWrites();
  const { mutate: mutateDrops } = drops;
  const { mutate: mutateGiven } = given;
  useEffect(
    () =>
      onSettled((write, answer) => {
        if (write !== null && (write.baby !== baby || write.log !== 'given-drops')) return;
        const revalidate = (list: unknown) => list === undefined || write === null;
        void mutateGiven((list) => withAnswer(list, write, answer), { revalidate });
        void mutateDrops((list) => withDoseTaken(list, write, answer));
      }),
    [baby, mutateDrops, mutateGiven],
  );
  const doses = dosesOfDay(given.data?.results ?? [], writes, { baby, date });
  const list = drops.data?.results.map((drop): DropOfDay => {
    const waiting = writes.filter(
      ({ log, action, refusal, body }) =>
        log === 'given-drops' && action === 'create' && refusal === null && body.drop === drop.id,
    );
    return {
      ...drop,
      doses_left: drop.doses_left === null ? null : Math.max(0, drop.doses_left - waiting.length),
      doses: doses.filter((dose) => dose.drop === drop.id),
    };
  });
  return {
    list,
    /** Given on the day of what is no longer on the list. */
    others: doses.filter(({ drop }) => drop === null),
    reload: () => Promise.all([mutateDrops(), mutateGiven()]),
  };
}

/** The list as it is once the server has taken the dose, so that the stock does not jump until it answers. */
function withDoseTaken(
  list: List<DropAnswer> | undefined,
  write: LogWrite | null,
  answer: unknown,
): List<DropAnswer> | undefined {
  if (list === undefined || write?.action !== 'create' || answer === undefined) return list;
  const results = list.results.map((drop) =>
    drop.id === write.body.drop && drop.doses_left !== null
      ? { ...drop, doses_left: Math.max(0, drop.doses_left - 1) }
      : drop,
  );
  return { ...list, results };
}
