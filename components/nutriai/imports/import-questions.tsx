import { Select } from '@/components/ui/select';
import { Card } from '@/components/ui/card';
import type { ImportPreview } from '@/lib/contract/nutriai-imports';
import { type ImportColumnRole, questionLabels, roleNames } from '@/lib/nutriai/client/imports/import-words';
import type { ImportWork } from './use-import';
import styles from './import-view.module.css';

const roles = Object.entries(roleNames) as [ImportColumnRole, string][];

/** What the file does not say, and what its columns are: each answer is read at once. */
export function ImportQuestions({ work, preview }: { work: ImportWork; preview: ImportPreview }) {
  const { answers } = work;
  const asked = work.asked.filter(({ id }) => id !== 'columns');
  return (
    <Card title="How to read it" lead="Times without a time zone are read in the one below.">
      <div className={styles.questions}>
        <Select
          id="import-zone"
          label="Time zone"
          value={answers.timeZone}
          choices={zonesWith(answers.timeZone).map((zone) => ({
            value: zone,
            label: zone.replaceAll('_', ' '),
          }))}
          onChange={(timeZone) => void work.say({ timeZone })}
        />
        {asked.map(({ id, choices }) => (
          <Select
            key={id}
            id={`import-${id}`}
            label={questionLabels[id]}
            hint={
              answers.fields[id] === undefined
                ? 'The file doesn’t say. Choose before you import.'
                : 'The file doesn’t say. You can change it.'
            }
            value={answers.fields[id] ?? ''}
            choices={[
              ...(answers.fields[id] === undefined ? [{ value: '', label: 'Choose…' }] : []),
              ...choices.map(({ value, name }) => ({ value, label: name })),
            ]}
            onChange={(value) => void work.say({ fields: { ...answers.fields, [id]: value } })}
          />
        ))}
      </div>
      {preview.columns.length > 0 && <Columns work={work} preview={preview} />}
    </Card>
  );
}

/** The zones that the browser knows, with the one that is chosen. */
function zonesWith(chosen: string): string[] {
  return [...new Set([chosen, ...Intl.supportedValuesOf('timeZone')])];
}

function Columns({ work, preview }: { work: ImportWork; preview: ImportPreview }) {
  const current = Object.fromEntries(
    preview.columns.flatMap(({ role }, index) => (role === null ? [] : [[String(index), role] as const])),
  );
  const isOpen = preview.questions.some(({ id }) => id === 'columns');
  const choose = (index: number, value: string) => {
    const rest = Object.entries(current).filter(([at, role]) => at !== String(index) && role !== value);
    const chosen = roles.find(([role]) => role === value);
    void work.say({ columns: Object.fromEntries(chosen ? [...rest, [String(index), chosen[0]]] : rest) });
  };
  return (
    <details className={styles.reasons} open={isOpen}>
      <summary className={styles.summary}>Columns of the table</summary>
      <p className={styles.note}>
        An entry needs a date, and something to log: foods, an amount or a measurement.
      </p>
      <div className={styles.questions}>
        {preview.columns.map(({ name, examples, role }, index) => (
          <Select
            key={`${index} ${name}`}
            id={`import-column-${index}`}
            label={name}
            hint={examples.length === 0 ? 'Empty' : `For example: ${examples.join(' · ')}`}
            value={role ?? ''}
            choices={[
              { value: '', label: 'Leave out' },
              ...roles.map(([value, label]) => ({ value, label })),
            ]}
            onChange={(value) => choose(index, value)}
          />
        ))}
      </div>
    </details>
  );
}
