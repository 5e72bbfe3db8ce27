import { timeZone } from '../log/day-time';
import { useSyncExternalStore } from 'react';
import type { AskAnswer, AskEmergency, AskPart, AskSource } from '../../../contract/nutriai-ask';
import type { BabyAnswer } from '../../../contract/nutriai-babies';
import { ApiError } from '../../../accounts/client/api-error';
import { getSnapshot, subscribe as subscribeToSession } from '../../../accounts/client/session-store';
import { type AskEvent, askNutriai } from './ask-nutriai';
import { isAmericanShown } from '../shown-english';
import { loadCards, loadDetector, loadedDetector } from './emergency-detector';

/** A question of this visit and what came of it. */
export interface Turn {
  id: number;
  question: string;
  /** Whom it was about; null for no baby. */
  babyName: string | null;
  status: 'asking' | 'done' | 'stopped' | 'failed';
  emergency: AskEmergency | null;
  parts: readonly AskPart[];
  sources: readonly AskSource[];
  followUps: readonly string[];
  /** How it was answered. */
  note: string;
  problem: string | null;
}

export interface Conversation {
  turns: readonly Turn[];
  /** What is typed and not answered yet: it stays on the way from screen to screen. */
  draft: string;
}

/** In memory only: gone with the page, and with the session that it belongs to. */
const nothing: Conversation = { turns: [], draft: '' };
let conversation = nothing;
let session: number | null = null;
let asking: AbortController | null = null;
let lastId = 0;
const listeners = new Set<() => void>();

/** What was asked in one session is not shown in the next. */
function current(): Conversation {
  return session === getSnapshot().epoch ? conversation : nothing;
}

function set(next: Conversation): void {
  conversation = next;
  session = getSnapshot().epoch;
  for (const listener of listeners) listener();
}

/** Of a turn that is no more, nothing is kept. */
function change(id: number, patch: (turn: Turn) => Partial<Turn>): void {
  const { turns, draft } = current();
  if (!turns.some((turn) => turn.id === id)) return;
  set({ draft, turns: turns.map((turn) => (turn.id === id ? { ...turn, ...patch(turn) } : turn)) });
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  const stop = subscribeToSession(listener);
  return () => {
    listeners.delete(listener);
    stop();
  };
}

export function useConversation(): Conversation {
  return useSyncExternalStore(subscribe, current, () => nothing);
}

export function storeDraft(draft: string): void {
  set({ ...current(), draft });
}

export function clearConversation(): void {
  asking?.abort();
  asking = null;
  set(nothing);
}

export function stopAsking(): void {
  asking?.abort();
}

/**
 * Asks about a baby, or in general; a question that is still being answered is stopped. The draft goes once
 * the answer is whole.
 */
export async function ask(question: string, baby: BabyAnswer | undefined): Promise<void> {
  stopAsking();
  const control = new AbortController();
  asking = control;
  lastId += 1;
  const id = lastId;
  const turn: Turn = {
    id,
    question,
    babyName: baby?.name ?? null,
    status: 'asking',
    emergency: emergencyIn(question, baby),
    parts: [],
    sources: [],
    followUps: [],
    note: '',
    problem: null,
  };
  const { turns, draft } = current();
  set({ draft, turns: [...turns, turn] });
  const { emergency: alarm } = turn;
  if (alarm !== null && alarm.language !== 'en')
    void loadCards().then(() =>
      change(id, ({ emergency }) => ({
        emergency: emergency === alarm ? emergencyIn(question, baby) : emergency,
      })),
    );
  if (loadedDetector() === null)
    void loadDetector().then(() =>
      change(id, (known) => ({ emergency: known.emergency ?? emergencyIn(question, baby) })),
    );
  try {
    const answer = await askNutriai(
      { question, time_zone: timeZone(), ...(baby && { baby: baby.id }) },
      { signal: control.signal, onEvent: (event) => change(id, (known) => eventPatch(known, event)) },
    );
    change(id, () => answerPatch(answer));
    if (current().draft.trim() === question) storeDraft('');
  } catch (error) {
    change(id, () =>
      control.signal.aborted ? { status: 'stopped' } : { status: 'failed', problem: problemOf(error) },
    );
  }
}

/** Whether whom to call comes before everything that has to be loaded. */
export function isEmergency(question: string): boolean {
  return emergencyIn(question, undefined) !== null;
}

/** Before any network: whom to call must not wait for it. The server reads more slips of the thumb than this. */
function emergencyIn(question: string, baby: BabyAnswer | undefined): AskEmergency | null {
  const locale = baby?.locale ?? (isAmericanShown() ? 'us' : undefined);
  const flags = loadedDetector()?.(question, baby?.age_months ?? 6, locale);
  if (flags?.level !== 'now') return null;
  const { level, language, title, message, signs, steps, drawings, numbers } = flags;
  return { level, language, title, message, signs, steps, drawings, numbers };
}

function eventPatch(turn: Turn, { name, data }: AskEvent): Partial<Turn> {
  switch (name) {
    case 'emergency':
      return { emergency: data };
    case 'sources':
      return { sources: data };
    case 'text':
      return { parts: [...turn.parts, data] };
  }
}

function answerPatch({ emergency, parts, sources, follow_ups, note }: AskAnswer): Partial<Turn> {
  return { status: 'done', emergency, parts, sources, followUps: follow_ups, note };
}

function problemOf(error: unknown): string {
  if (!navigator.onLine)
    return 'You are offline. Your question is still here: ask again when you have a connection.';
  if (!(error instanceof ApiError))
    return 'The server didn’t answer. Your question is still here: please try again.';
  if (error.status === 429) return 'Too many questions at once. Yours is still here: try again in a minute.';
  if (error.status >= 500)
    return 'Something went wrong on our side. Your question is still here: please try again.';
  return error.message;
}
