import { useRef, useState } from 'react';
import { useSection } from '@/components/nutriai/babies/use-section';
import { babyConsentVersion } from '@/lib/contract/consent';
import type { ImportPreview, ImportResult } from '@/lib/contract/nutriai-imports';
import { useAuth } from '@/lib/accounts/client/auth-context';
import { readJson } from '@/lib/accounts/client/fetcher';
import { NotSent } from '@/lib/accounts/client/not-sent';
import { type ImportAnswers, importPath } from '@/lib/nutriai/client/imports/import-paths';
import { useReloadAll } from './use-reload-all';

/** The whole file, before anything is sent: the server's own limit. */
const bytesAtMost = 10 * 1024 * 1024;

type ImportStep =
  | { phase: 'choose' }
  | { phase: 'preview'; preview: ImportPreview }
  | { phase: 'done'; result: ImportResult };

const localZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC';

/** The way of a file: chosen, looked at with what was said about it, stored. */
export function useImport(baby: string | null) {
  const send = useFileCall(baby);
  const reloadAll = useReloadAll();
  const { submission, submit } = useSection();
  const [file, setFile] = useState<File | null>(null);
  const [answers, setAnswers] = useState<ImportAnswers>(() => ({
    timeZone: localZone(),
    fields: {},
    columns: null,
  }));
  const [step, setStep] = useState<ImportStep>({ phase: 'choose' });
  /** Every question of this file so far: an answered one stays, to be seen and changed. */
  const [asked, setAsked] = useState<ImportPreview['questions']>([]);
  const { latestRef, readLatest } = useLatestPreview(send, answers);

  const look = (sent: File, said: ImportAnswers) => {
    setFile(sent);
    setAnswers(said);
    latestRef.current = said;
    return submit(async () => {
      const preview = await readLatest(sent);
      setAsked((before) => withQuestions(before, preview, latestRef.current));
      setStep({ phase: 'preview', preview });
    });
  };
  return {
    answers,
    asked,
    file,
    step,
    submission,
    choose: (chosen: File) => look(chosen, { ...answers, fields: {}, columns: null }),
    say: (said: Partial<ImportAnswers>) =>
      file ? look(file, { ...answers, ...said }) : Promise.resolve(false),
    apply: () =>
      submit(async () => {
        if (!file) return;
        setStep({ phase: 'done', result: await send('apply', file, answers) });
        await reloadAll();
      }),
    startOver: () => {
      setFile(null);
      setStep({ phase: 'choose' });
    },
  };
}

/** Reads a file with what was said last, perhaps while it was read with what was said before. */
function useLatestPreview(send: ReturnType<typeof useFileCall>, answers: ImportAnswers) {
  const latestRef = useRef(answers);
  const readLatest = async (sent: File): Promise<ImportPreview> => {
    const said = latestRef.current;
    try {
      const preview = await send<ImportPreview>('preview', sent, said);
      return latestRef.current === said ? preview : await readLatest(sent);
    } catch (error) {
      if (latestRef.current === said) throw error;
      return readLatest(sent);
    }
  };
  return { latestRef, readLatest };
}

/** What is asked now, and what was answered, in the order in which it was first asked. */
function withQuestions(
  before: ImportPreview['questions'],
  { questions }: ImportPreview,
  { fields }: ImportAnswers,
): ImportPreview['questions'] {
  const answered = before.filter(({ id }) => id in fields || questions.some((now) => now.id === id));
  return [...answered, ...questions.filter(({ id }) => !answered.some((other) => other.id === id))];
}

export type ImportWork = ReturnType<typeof useImport>;

/** Sends a file with what was said about it: for a preview, or to store what it contains. */
function useFileCall(baby: string | null) {
  const { authenticatedFetch } = useAuth();
  return async <Answer>(to: 'preview' | 'apply', sent: File, said: ImportAnswers): Promise<Answer> => {
    if (sent.size > bytesAtMost)
      throw new NotSent('This file is larger than 10 MB. Split it and import the parts.');
    const fields =
      to === 'apply' && baby === null ? { ...said.fields, consent: babyConsentVersion } : said.fields;
    const path = importPath(to, { name: sent.name, baby, answers: { ...said, fields } });
    const headers = { 'Content-Type': 'application/octet-stream' };
    return readJson<Answer>(await authenticatedFetch(path, { method: 'POST', headers, body: sent }));
  };
}
