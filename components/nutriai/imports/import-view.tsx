'use client';

import { useEffect, useRef, useState } from 'react';
import { ConsentBox } from '@/components/nutriai/first-use/consent-box';
import { Card } from '@/components/ui/card';
import { Button } from '@/components/ui/button';
import field from '@/components/ui/field.module.css';
import { FormProblem } from '@/components/ui/form-problem';
import { countOf, countWords, formatNames, rowWords } from '@/lib/nutriai/client/imports/import-words';
import { inShownEnglish } from '@/lib/nutriai/client/shown-english';
import { ImportHistory } from './import-history';
import { ImportQuestions } from './import-questions';
import { ImportSample } from './import-sample';
import { type ImportWork, useImport } from './use-import';
import styles from './import-view.module.css';

/**
 * Brings the log of another app to a baby, or an export of this site to the account: choose, look, import,
 * take back.
 */
export function ImportView({ baby }: { baby: string | null }) {
  const work = useImport(baby);
  return (
    <div className={styles.view}>
      {work.step.phase === 'done' ? (
        <Done work={work} />
      ) : (
        <ChooseFile work={work} isAccount={baby === null} />
      )}
      {work.submission.phase === 'refused' && <FormProblem message={work.submission.message} />}
      {work.step.phase === 'preview' && <Preview work={work} isAccount={baby === null} />}
      <ImportHistory baby={baby} />
    </div>
  );
}

function ChooseFile({ work, isAccount }: { work: ImportWork; isAccount: boolean }) {
  const isBusy = work.submission.phase === 'saving';
  const lead = isAccount
    ? 'The file from “Download my data”, on this site or another one like it. It brings your babies, ' +
      `logs, plans, recipes and ${inShownEnglish('favourites', 'favorites')}.`
    : 'From Baby Buddy (CSV), Sprout Track (ZIP), Huckleberry (CSV), or any CSV file with a row for ' +
      'each entry. You can check everything before it is saved.';
  return (
    <Card title="Choose a file" lead={lead}>
      <div className={styles.choose}>
        <label htmlFor="import-file" className={field.label}>
          File (up to 10 MB)
        </label>
        <input
          id="import-file"
          type="file"
          className={styles.file}
          accept={isAccount ? '.json,application/json' : '.csv,.tsv,.txt,.zip,text/csv,application/zip'}
          // Not `disabled`, which would take the focus from who chose with the keyboard.
          aria-disabled={isBusy}
          onClick={(event) => {
            if (isBusy) event.preventDefault();
          }}
          onChange={(event) => {
            const [chosen] = event.target.files ?? [];
            if (chosen) void work.choose(chosen);
          }}
        />
        <p role="status" className={styles.note}>
          {isBusy ? 'Reading the file…' : ''}
        </p>
      </div>
    </Card>
  );
}

function Preview({ work, isAccount }: { work: ImportWork; isAccount: boolean }) {
  const [isAgreed, setAgreed] = useState(false);
  if (work.step.phase !== 'preview') return null;
  const { preview } = work.step;
  const total = countOf(preview.new);
  const isAsking = preview.questions.length > 0;
  const isBusy = work.submission.phase === 'saving';
  const needsConsent = isAccount && preview.new.babies > 0;
  return (
    <>
      {!isAccount && <ImportQuestions work={work} preview={preview} />}
      <Card
        title={isAsking ? 'What we can read so far' : 'What will be added'}
        lead={`${formatNames[preview.format]}, ${rowWords(preview.rows)}.`}
      >
        <p className={styles.sum}>
          <strong>New:</strong> {countWords(preview.new)}.
          {preview.already > 0 && ` ${rowWords(preview.already)} imported before.`}
        </p>
        <Reasons title="Not understood" reasons={preview.problems} />
        <Reasons title="Left out" reasons={preview.left_out} />
        {preview.sample.length > 0 && <ImportSample sample={preview.sample} />}
        {needsConsent && !isAsking && <ConsentBox isGiven={isAgreed} onChange={setAgreed} />}
        <div className={styles.buttons}>
          <Button variant="quiet" disabled={isBusy} onClick={work.startOver}>
            Choose another file
          </Button>
          <Button
            disabled={isBusy || isAsking || total === 0 || (needsConsent && !isAgreed)}
            onClick={() => void work.apply()}
          >
            {isBusy
              ? 'Importing…'
              : `Import ${total.toLocaleString('en-GB')} ${total === 1 ? 'entry' : 'entries'}`}
          </Button>
        </div>
      </Card>
    </>
  );
}

function Reasons({ title, reasons }: { title: string; reasons: readonly { text: string; rows: number }[] }) {
  if (reasons.length === 0) return null;
  const total = reasons.reduce((sum, { rows }) => sum + rows, 0);
  return (
    <details className={styles.reasons} open={title === 'Not understood'}>
      <summary className={styles.summary}>
        {title}: {rowWords(total)}
      </summary>
      <ul className={styles.list}>
        {reasons.map(({ text, rows }) => (
          <li key={text}>
            {text} {rows > 1 && <span className={styles.quiet}>{rowWords(rows)}</span>}
          </li>
        ))}
      </ul>
    </details>
  );
}

function Done({ work }: { work: ImportWork }) {
  const heading = useRef<HTMLDivElement>(null);
  useEffect(() => heading.current?.focus(), []);
  if (work.step.phase !== 'done') return null;
  const { result } = work.step;
  return (
    <div ref={heading} tabIndex={-1} role="status">
      <Card title={result.id === null ? 'Nothing new' : 'Imported'}>
        <p className={styles.sum}>
          {result.id === null
            ? 'You already have everything in this file.'
            : `Added: ${countWords(result.added)}.`}
          {result.problems > 0 && ` ${rowWords(result.problems)} could not be understood.`}
        </p>
        <div className={styles.buttons}>
          <Button variant="quiet" onClick={work.startOver}>
            Import another file
          </Button>
        </div>
      </Card>
    </div>
  );
}
