import { useId, useState } from 'react';
import useSWR from 'swr';
import { LoadProblem } from '@/components/accounts/profile/load-problem';
import { SectionForm } from '@/components/nutriai/babies/section-form';
import { Field } from '@/components/nutriai/babies/field';
import { useSection } from '@/components/nutriai/babies/use-section';
import { Card } from '@/components/nutriai/ui/card';
import { Skeleton } from '@/components/nutriai/ui/skeleton';
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
    <Card title={`Remind me about ${baby.name}`}>
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
      <legend className={styles.legend}>What about</legend>
      <Check
        label="Drops and medicines"
        hint="At the time on your list, until somebody logs it"
        isOn={choices.drops}
        onChange={(drops) => onChange({ drops })}
      />
      <Check
        label="The next feed"
        hint="Counted from the last feed or meal that anybody logged"
        isOn={feedMinutes !== null}
        onChange={(isOn) => onChange({ feed_after_minutes: isOn ? usualFeedMinutes : null })}
      />
      {feedMinutes !== null && (
        <Field id={`${id}-feed`} label="After">
          {(control) => (
            <select
              {...control}
              value={feedMinutes}
              onChange={({ target: { value } }) => onChange({ feed_after_minutes: Number(value) })}
            >
              {[...new Set([...feedChoices, feedMinutes])]
                .sort((a, b) => a - b)
                .map((minutes) => (
                  <option key={minutes} value={minutes}>
                    {hoursText(minutes)}
                  </option>
                ))}
            </select>
          )}
        </Field>
      )}
      <Check
        label="The next new allergen"
        hint="At nine in the morning, when one is due"
        isOn={choices.next_allergen}
        onChange={(isOn) => onChange({ next_allergen: isOn })}
      />
      <Check
        label="Appointments"
        hint="At six in the evening before"
        isOn={choices.appointments}
        onChange={(appointments) => onChange({ appointments })}
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
      <Check
        label="Leave me alone at these times"
        hint="What falls into them comes when they end, if that is still the same day"
        isOn={quiet !== null}
        onChange={(isOn) => onChange(isOn ? usualQuiet : null)}
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

interface CheckProps {
  label: string;
  hint: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

function Check({ label, hint, isOn, onChange }: CheckProps) {
  return (
    <label className={styles.choice}>
      <input type="checkbox" checked={isOn} onChange={({ target: { checked } }) => onChange(checked)} />
      <span>
        {label}
        <span className={styles.hint}>{hint}</span>
      </span>
    </label>
  );
}
