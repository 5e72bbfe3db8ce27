import { useId, useState } from 'react';
import useSWR from 'swr';
import { LoadProblem } from '@/components/accounts/profile/load-problem';
import { SectionForm } from '@/components/nutriai/babies/section-form';
import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import { useSection } from '@/components/nutriai/babies/use-section';
import { Card } from '@/components/ui/card';
import { Skeleton } from '@/components/ui/skeleton';
import { CheckField } from '@/components/ui/check-field';
import { useAuth } from '@/lib/accounts/client/auth-context';
import { readJson } from '@/lib/accounts/client/fetcher';
import type { BabyAnswer } from '@/lib/contract/nutriai-babies';
import type { RemindersAnswer } from '@/lib/contract/nutriai-reminders';
import { timeZone } from '@/lib/nutriai/client/log/day-time';
import { remindersPath } from '@/lib/nutriai/client/reminders/reminder-paths';
import styles from './reminders.module.css';

type BabyChoices = RemindersAnswer['babies'][number];

const feedChoices = [120, 150, 180, 210, 240, 300, 360] as const;
const usualFeedMinutes = 180;
const usualQuiet = { from: '21:00', to: '07:00' } as const;

/** What a carer is reminded of for the baby of this screen, and when they want to be left alone. */
export function ReminderChoices({ baby }: { baby: BabyAnswer }) {
  const { data, error, isValidating, mutate } = useSWR<RemindersAnswer, unknown>(remindersPath);
  return (
    <Card title={`Reminders for ${baby.name}`}>
      {data ? (
        <Choices
          key={baby.id}
          stored={data}
          baby={baby}
          onSaved={(saved) => mutate(saved, { revalidate: false })}
        />
      ) : error === undefined ? (
        <Skeleton label="Loading your reminders…" rows={3} />
      ) : (
        <LoadProblem
          what="Your reminders"
          error={error}
          isTrying={isValidating}
          onRetry={() => void mutate()}
        />
      )}
    </Card>
  );
}

interface ChoicesProps {
  stored: RemindersAnswer;
  baby: BabyAnswer;
  onSaved: (saved: RemindersAnswer) => Promise<unknown>;
}

function Choices({ stored, baby, onSaved }: ChoicesProps) {
  const { authenticatedFetch } = useAuth();
  const { submission, submit, forgetSaved } = useSection();
  const own = stored.babies.find((each) => each.baby === baby.id);
  const [choices, setChoices] = useState<BabyChoices>(own ?? noneOf(baby));
  const [quiet, setQuiet] = useState(stored.quiet);
  const change = (patch: Partial<BabyChoices>) => {
    setChoices({ ...choices, ...patch });
    forgetSaved();
  };
  const changeQuiet = (next: RemindersAnswer['quiet']) => {
    setQuiet(next);
    forgetSaved();
  };
  const save = () =>
    void submit(async () => {
      const others = stored.babies.filter((each) => each.baby !== baby.id);
      const response = await authenticatedFetch(remindersPath, {
        method: 'PUT',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({
          time_zone: timeZone(),
          quiet,
          babies: [...others, choices].map(({ name: _name, ...each }) => each),
        }),
      });
      await onSaved(await readJson<RemindersAnswer>(response));
    });
  const isDirty = JSON.stringify([choices, quiet]) !== JSON.stringify([own ?? noneOf(baby), stored.quiet]);
  return (
    <SectionForm
      submission={submission}
      isDirty={isDirty}
      savedText="Your reminders are saved."
      onSave={save}
    >
      <WhatAbout choices={choices} onChange={change} />
      <Quiet quiet={quiet} onChange={changeQuiet} />
    </SectionForm>
  );
}

function noneOf({ id, name }: BabyAnswer): BabyChoices {
  return {
    baby: id,
    drops: false,
    feed_after_minutes: null,
    next_allergen: false,
    appointments: false,
    name,
  };
}

interface WhatAboutProps {
  choices: BabyChoices;
  onChange: (patch: Partial<BabyChoices>) => void;
}

function WhatAbout({ choices, onChange }: WhatAboutProps) {
  const id = useId();
  const { feed_after_minutes: feedMinutes } = choices;
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>Remind me of</legend>
      <CheckField
        label="Drops and medicines"
        hint="At the time on your list, unless someone has logged it"
        checked={choices.drops}
        onChange={({ target: { checked } }) => onChange({ drops: checked })}
      />
      <CheckField
        label="The next feed"
        hint="Counted from the last feed or meal that anyone logged"
        checked={feedMinutes !== null}
        onChange={({ target: { checked } }) =>
          onChange({ feed_after_minutes: checked ? usualFeedMinutes : null })
        }
      />
      {feedMinutes !== null && (
        <Select
          id={`${id}-feed`}
          label="After"
          value={feedMinutes}
          choices={[...new Set([...feedChoices, feedMinutes])]
            .sort((a, b) => a - b)
            .map((minutes) => ({ value: minutes, label: hoursText(minutes) }))}
          onChange={(minutes) => onChange({ feed_after_minutes: minutes })}
        />
      )}
      <CheckField
        label="The next new allergen"
        hint="At 9 in the morning, when one is due"
        checked={choices.next_allergen}
        onChange={({ target: { checked } }) => onChange({ next_allergen: checked })}
      />
      <CheckField
        label="Appointments"
        hint="At 6 in the evening, the day before"
        checked={choices.appointments}
        onChange={({ target: { checked } }) => onChange({ appointments: checked })}
      />
    </fieldset>
  );
}

function hoursText(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return rest === 0 ? `${hours} hours` : rest === 30 ? `${hours}½ hours` : `${hours} hours ${rest} minutes`;
}

interface QuietProps {
  quiet: RemindersAnswer['quiet'];
  onChange: (quiet: RemindersAnswer['quiet']) => void;
}

function Quiet({ quiet, onChange }: QuietProps) {
  const id = useId();
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>Quiet hours, for all your babies</legend>
      <CheckField
        label="Don’t disturb me at these times"
        hint="Reminders due in that time come when it ends, if it is still the same day"
        checked={quiet !== null}
        onChange={({ target: { checked } }) => onChange(checked ? usualQuiet : null)}
      />
      {quiet !== null && (
        <div className={styles.pair}>
          {(['from', 'to'] as const).map((end) => (
            <Field key={end} id={`${id}-${end}`} label={end === 'from' ? 'From' : 'Until'}>
              {(control) => (
                <input
                  {...control}
                  type="time"
                  required
                  value={quiet[end]}
                  onChange={({ target: { value } }) => onChange({ ...quiet, [end]: value })}
                />
              )}
            </Field>
          ))}
        </div>
      )}
    </fieldset>
  );
}
