import { type ModelMessage } from 'ai';
import { runInEngine } from '../engine-thread/run-in-engine';
import { type Composed, type ComposeRequest, type Refused } from '../../engine/composer/compose-request';
import type { Asked } from '../../engine/composer/read-asked';
import { askModel } from '../../model/ask-model';
import { type Checked } from '../../model/check-draft';
import { type Draft } from '../../model/draft';
import { type DraftFinding } from '../../model/draft-finding';
import {
  addUsage,
  type Limits,
  type ModelSettings,
  noUsage,
  type Usage,
  usualLimits,
} from '../../model/model-settings';
import { draftMessages, repairMessages } from '../../model/prompt';

/** What is being done, for a page to show. */
export interface Progress {
  stage: 'drafting' | 'checking' | 'repairing' | 'done';
  /** The draft it is about, from 1. */
  attempt: number;
}

export interface WriteOptions {
  settings: ModelSettings;
  limits?: Partial<Limits>;
  signal?: AbortSignal;
  onProgress?: (progress: Progress) => void;
}

/** A recipe and who wrote it. */
export interface WrittenRecipe extends Composed {
  engine: 'model' | 'composer';
  /** Drafts that the model was asked for. */
  attempts: number;
  usage: Usage;
  /** What was wrong with the drafts, or with the server. */
  findings: readonly DraftFinding[];
}

/**
 * A recipe by the model that passed the gate, or by the composer when the model gives none in time: after the
 * first draft and at most two repairs, or a server that fails. Under six months and in an emergency no one is
 * asked. Rejects with the signal's reason when it is aborted, and never otherwise for what a model or server
 * does.
 */
export async function writeRecipe(
  request: ComposeRequest,
  { settings, limits: given, signal, onProgress = () => undefined }: WriteOptions,
): Promise<WrittenRecipe | Refused> {
  signal?.throwIfAborted();
  const beginning = await runInEngine('beginWriting', request, { signal });
  if ('refused' in beginning) return beginning.refused;
  const limits = { ...usualLimits, ...given };
  const tries = new Tries(request, beginning, {
    settings,
    limits,
    onProgress,
    ...(signal && { signal }),
  });
  const written = await tries.run();
  onProgress({ stage: 'done', attempt: tries.attempts });
  return written;
}

type CheckedDraft = Extract<Checked, { recipe: unknown }>;

class Tries {
  attempts = 0;
  readonly #given: ComposeRequest;
  /** With what its words ask for in its fields. */
  readonly #request: ComposeRequest;
  readonly #asked: Asked;
  readonly #options: Required<Omit<WriteOptions, 'limits' | 'signal'>> & {
    limits: Limits;
    signal?: AbortSignal;
  };
  readonly #deadline: number;
  readonly #findings: DraftFinding[] = [];
  #usage: Usage = noUsage;

  constructor(
    given: ComposeRequest,
    { request, asked }: { request: ComposeRequest; asked: Asked },
    options: Required<Omit<WriteOptions, 'limits' | 'signal'>> & { limits: Limits; signal?: AbortSignal },
  ) {
    this.#given = given;
    this.#request = request;
    this.#asked = asked;
    this.#options = options;
    this.#deadline = Date.now() + options.limits.totalMs;
  }

  async run(): Promise<WrittenRecipe | Refused> {
    const first = draftMessages(this.#request, this.#asked);
    let messages: ModelMessage[] = first;
    while (this.attempts <= this.#options.limits.repairs && Date.now() < this.#deadline) {
      const outcome = await this.#attempt(messages);
      if (outcome.kind === 'passed') return outcome.written;
      if (outcome.kind === 'failed') break;
      messages = [...first, ...repairMessages(outcome.draft, outcome.findings)];
    }
    return this.#byComposer();
  }

  async #attempt(
    messages: readonly ModelMessage[],
  ): Promise<
    | { kind: 'passed'; written: WrittenRecipe }
    | { kind: 'findings'; draft: Draft | null; findings: readonly DraftFinding[] }
    | { kind: 'failed' }
  > {
    const { settings, limits, signal, onProgress } = this.#options;
    this.attempts += 1;
    onProgress({ stage: this.attempts === 1 ? 'drafting' : 'repairing', attempt: this.attempts });
    const answer = await askModel({
      messages,
      settings,
      limits,
      deadline: this.#deadline,
      ...(signal && { signal }),
    });
    signal?.throwIfAborted();
    this.#usage = addUsage(this.#usage, answer.usage);
    if (answer.kind === 'failed') {
      this.#findings.push({ code: answer.reason, message: answer.message });
      return { kind: 'failed' };
    }
    onProgress({ stage: 'checking', attempt: this.attempts });
    if (answer.kind === 'no_draft') {
      const findings = [{ code: 'no-draft', message: answer.message }];
      this.#findings.push(...findings);
      return { kind: 'findings', draft: null, findings };
    }
    const input = { draft: answer.draft, request: this.#given, asked: this.#asked };
    const checked = await runInEngine('modelDraft', input, { signal });
    if ('findings' in checked) {
      this.#findings.push(...checked.findings);
      return { kind: 'findings', draft: answer.draft, findings: checked.findings };
    }
    return { kind: 'passed', written: this.#written(answer.draft, checked) };
  }

  #written(draft: Draft, { recipe, verdict, understood }: CheckedDraft): WrittenRecipe {
    return {
      kind: 'recipe',
      recipe,
      meal: this.#request.meal,
      texture: draft.texture,
      verdict,
      leftOut: this.#asked.leftOut,
      understood,
      notes: notesFor(this.#request, this.#asked, recipe.minutes),
      ...this.#account('model'),
    };
  }

  async #byComposer(): Promise<WrittenRecipe | Refused> {
    const { signal } = this.#options;
    const composition = await runInEngine('compose', this.#given, { signal });
    return composition.kind === 'refused' ? composition : { ...composition, ...this.#account('composer') };
  }

  #account(
    engine: WrittenRecipe['engine'],
  ): Pick<WrittenRecipe, 'engine' | 'attempts' | 'usage' | 'findings'> {
    return { engine, attempts: this.attempts, usage: this.#usage, findings: this.#findings };
  }
}

function notesFor({ minutes }: ComposeRequest, { notes }: Asked, taken: number): string[] {
  return minutes !== undefined && taken > minutes
    ? [...notes, `This takes ${taken} minutes, more than the ${minutes} you asked for.`]
    : [...notes];
}
