import { Card } from '@/components/ui/card';
import type { BabyAnswer, BabyPatch } from '@/lib/contract/nutriai-babies';
import { sexChoices } from '@/lib/nutriai/client/babies/baby-words';
import { dueDateOf, gestationOf } from '@/lib/nutriai/client/babies/due-date';
import { localToday } from '@/lib/nutriai/client/local-date';
import type { NewBaby } from '@/lib/nutriai/client/babies/new-baby';
import { useEdits } from '@/lib/nutriai/client/use-edits';
import { BirthFields } from './birth-fields';
import { Select } from '@/components/ui/select';
import { Field } from '@/components/ui/field';
import { SectionForm } from './section-form';
import { useBabyChange } from './use-baby-change';
import { useSection } from './use-section';

type About = Pick<NewBaby, 'name' | 'birthDate' | 'early' | 'weeks' | 'days' | 'dueDate' | 'sex'>;

const marked = ['name', 'birth_date', 'due_date', 'sex'];

/** Name, birth and sex. */
export function AboutForm({ baby }: { baby: BabyAnswer }) {
  const { patch } = useBabyChange(baby.id);
  const { values, change, forget, isDirty, hasChanged } = useEdits<About>(
    `baby ${baby.id} about`,
    aboutOf(baby),
  );
  const { submission, errors, submit, forgetSaved } = useSection(marked);
  const set = (edit: Partial<About>) => {
    forgetSaved();
    change(edit);
  };

  const save = async () => {
    if (await submit(() => patch(changesOf(values, hasChanged)))) forget();
  };

  return (
    <Card id="about" title={`About ${baby.name}`}>
      <SectionForm submission={submission} isDirty={isDirty} savedText="Saved." onSave={() => void save()}>
        <Field id="baby-name" label="Name" error={errors.name}>
          {(control) => (
            <input
              {...control}
              autoComplete="off"
              maxLength={80}
              value={values.name}
              onChange={(event) => set({ name: event.target.value })}
            />
          )}
        </Field>
        <BirthFields
          birth={values}
          today={localToday()}
          birthDateError={errors.birth_date}
          dueDateError={errors.due_date}
          onChange={set}
        />
        <Select
          id="baby-sex"
          label="Girl or boy"
          hint="Growth charts and energy needs are slightly different."
          error={errors.sex}
          choices={sexChoices}
          value={values.sex}
          onChange={(sex) => set({ sex })}
        />
      </SectionForm>
    </Card>
  );
}

function changesOf(values: About, hasChanged: (...fields: (keyof About)[]) => boolean): BabyPatch {
  return {
    ...(hasChanged('name') && { name: values.name.trim() }),
    ...(hasChanged('sex') && { sex: values.sex }),
    ...(hasChanged('birthDate') && { birth_date: values.birthDate }),
    ...(hasChanged('birthDate', 'early', 'weeks', 'days', 'dueDate') && { due_date: dueDateIn(values) }),
  };
}

function aboutOf({ name, sex, birth_date: birthDate, due_date: dueDate }: BabyAnswer): About {
  const gestation = dueDate === null ? { weeks: 34, days: 0 } : gestationOf(birthDate, dueDate);
  return {
    name,
    sex,
    birthDate,
    early: dueDate === null ? 'no' : 'due_date',
    ...gestation,
    dueDate: dueDate ?? '',
  };
}

/** An empty text is no date: the server says so at its field. */
function dueDateIn(values: About): string | null {
  if (values.early === 'weeks') return dueDateOf(values.birthDate, values);
  return values.early === 'due_date' ? values.dueDate : null;
}
