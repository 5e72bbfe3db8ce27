import { readItem, removeItem, writeItem } from '@/lib/accounts/client/browser-storage';
import { newIdempotencyKey } from '@/lib/accounts/client/idempotency-key';

/** A text that was begun and forgotten goes after a week. */
const lifetimeMs = 7 * 24 * 60 * 60 * 1000;

interface Draft {
  text: string;
  savedAtMs: number;
  /** Under which the text was sent once already: whether it arrived is not known. */
  idempotencyKey?: string;
}

/** What has been typed and not sent, so that a lost connection, a sign-out or a reload costs nobody their words. */
export class CommentDraft {
  readonly #name: string;

  /** One for each post and each thread that is answered; `null` for a new thread. */
  constructor(postId: number, parent: number | null) {
    this.#name = `comment-draft:${postId}:${parent ?? 'new'}`;
  }

  get text(): string {
    return this.#read()?.text ?? '';
  }

  keep(text: string): void {
    if (text === '') this.drop();
    else if (text !== this.#read()?.text) this.#write({ text, savedAtMs: Date.now() });
  }

  /** The key under which this text is sent, the same at every try. */
  keyFor(text: string): string {
    const known = this.#read();
    const idempotencyKey = (known?.text === text && known.idempotencyKey) || newIdempotencyKey();
    this.#write({ text, savedAtMs: Date.now(), idempotencyKey });
    return idempotencyKey;
  }

  drop(): void {
    removeItem('localStorage', this.#name);
  }

  #read(): Draft | null {
    const draft = parse(readItem('localStorage', this.#name));
    return draft && Date.now() - draft.savedAtMs < lifetimeMs ? draft : null;
  }

  #write(draft: Draft): void {
    writeItem('localStorage', this.#name, JSON.stringify(draft));
  }
}

function parse(stored: string | null): Draft | null {
  try {
    const value: unknown = JSON.parse(stored ?? 'null');
    return isDraft(value) ? value : null;
  } catch {
    return null;
  }
}

function isDraft(value: unknown): value is Draft {
  return (
    typeof value === 'object' &&
    value !== null &&
    'text' in value &&
    typeof value.text === 'string' &&
    'savedAtMs' in value &&
    typeof value.savedAtMs === 'number'
  );
}
