import useSWR from 'swr';
import { useSubmission } from '@/components/accounts/profile/use-submission';
import { useAuth } from '@/lib/accounts/client/auth-context';
import { readJson } from '@/lib/accounts/client/fetcher';
import { readDeleted } from '@/lib/accounts/client/read-deleted';
import type { CalendarAnswer, OwnCalendarAnswer } from '@/lib/contract/nutriai-calendar';
import { timeZone } from '@/lib/nutriai/client/log/day-time';
import { calendarPath } from '@/lib/nutriai/client/reminders/reminder-paths';

/** The member's own address of a baby's calendar: creates one, also in place of the old, and revokes it. */
export function useOwnCalendar(baby: string) {
  const { authenticatedFetch } = useAuth();
  const path = calendarPath(baby);
  const { data, error, isValidating, mutate } = useSWR<OwnCalendarAnswer, unknown>(path);
  const { submission, submit } = useSubmission();
  return {
    data,
    error,
    isValidating,
    mutate,
    submission,
    make: () =>
      submit(async () => {
        const response = await authenticatedFetch(path, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify({ time_zone: timeZone() }),
        });
        await mutate({ calendar: await readJson<CalendarAnswer>(response) }, { revalidate: false });
      }),
    end: () =>
      submit(async () => {
        const response = await authenticatedFetch(path, { method: 'DELETE' });
        await readDeleted(response);
        await mutate({ calendar: null }, { revalidate: false });
      }),
  };
}
