import { ChoiceChips } from '@/components/ui/choice-chips';
import { FormProblem } from '@/components/ui/form-problem';
import { InputField } from '@/components/ui/input-field';
import { ManyChips } from '@/components/ui/many-chips';
import { weekdayWords } from '@/lib/contract/drop-words';
import { shortDayName } from '@/lib/nutriai/client/drops/drop-text';
import type { DropFormState } from './use-drop-form';

const frequencies = [
  { value: 'daily', label: 'Every day' },
  { value: 'weekdays', label: 'Some days' },
  { value: 'needed', label: 'As needed' },
] as const;
const days = weekdayWords.map((value) => ({ value, label: shortDayName(value) }));

interface DropScheduleProps {
  id: string;
  form: DropFormState;
}

/** How often drops or a medicine are given, on which days and when. */
export function DropSchedule({ id, form: { values, set, errors, isDayMissing } }: DropScheduleProps) {
  return (
    <>
      <ChoiceChips
        isWide
        legend="How often"
        choices={frequencies}
        value={values.howOften}
        onChange={(howOften) => set({ howOften })}
      />
      {values.howOften === 'weekdays' && (
        <ManyChips
          legend="Days"
          choices={days}
          values={values.weekdays}
          onChange={(weekdays) => set({ weekdays })}
        />
      )}
      {isDayMissing && <FormProblem message="Choose at least one day." />}
      {values.howOften !== 'needed' && (
        <InputField
          id={`${id}-time`}
          label="Time (optional)"
          error={errors.time}
          type="time"
          value={values.time}
          onType={(time) => set({ time })}
        />
      )}
    </>
  );
}
