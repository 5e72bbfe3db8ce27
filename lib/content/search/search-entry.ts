export const searchKinds = ['post', 'story', 'recipe', 'food'] as const;
export type SearchKind = (typeof searchKinds)[number];

/** What search knows of one thing that visitors can open; which module it comes from does not matter. */
export interface SearchEntry {
  kind: SearchKind;
  /** Its id in the module that it comes from; one entry for each kind and ref. */
  ref: string;
  /** Its address on this site. */
  path: string;
  title: string;
  /** What it is about, for lists. */
  summary: string;
  /** Headings and other words that weigh more than running text, such as tags. */
  headings: readonly string[];
  /** Running text without markup, a line a paragraph. */
  body: string;
  /** RFC 3339 */
  publishedAt: string;
  /** A picture of the collection `images`. */
  image?: number | null;
}

/** The parts of an entry from the one that weighs most to the one that weighs least. */
export const searchFields = ['title', 'headings', 'summary', 'body'] as const;
export type SearchField = (typeof searchFields)[number];

export type FieldTexts = Readonly<Record<SearchField, string>>;

/** Nobody looks for a word on page two hundred, and PostgreSQL takes no longer text. */
const maxBodyLength = 200_000;

/** The entry's text as it is stored: composed Unicode, no NUL, which PostgreSQL cannot store. */
export function fieldTexts(entry: SearchEntry): FieldTexts {
  return {
    title: tidy(entry.title),
    headings: tidy(entry.headings.join('\n')),
    summary: tidy(entry.summary),
    body: tidy(entry.body.slice(0, maxBodyLength)),
  };
}

/** Half a character, which no database stores. */
const loneSurrogate = /\p{Cs}/gu;

function tidy(text: string): string {
  return text.normalize('NFC').replaceAll('\0', ' ').replace(loneSurrogate, '\ufffd').trim();
}
