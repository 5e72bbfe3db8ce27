let loading: Promise<ReadonlySet<string>> | undefined;

/**
 * About 50,000 passwords that everybody tries first (zxcvbn's list, all lower case). Loaded at the first sign-up: half a megabyte that most
 * processes never need.
 */
async function commonPasswords(): Promise<ReadonlySet<string>> {
  loading ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common']),
  );
  return loading;
}

/** Letters that people write as look-alikes to satisfy a rule: `P@ssw0rd` is `password`. */
const lookAlikes: Readonly<Record<string, string>> = { '@': 'a', $: 's', '0': 'o', '1': 'i', '3': 'e', '5': 's' };

/** A check that ignores case, look-alike letters and what was hung on at the end (`Password!`, `Password2026!`). */
export async function commonPasswordCheck(): Promise<(password: string) => boolean> {
  const common = await commonPasswords();
  return (password) => spellingsOf(password).some((spelling) => common.has(spelling));
}

const minStemLength = 6;

function spellingsOf(password: string): string[] {
  const lowered = password.toLowerCase();
  const stem = lowered.replace(/[\p{N}\p{P}\p{S}]+$/u, '');
  const spellings = stem.length >= minStemLength ? [lowered, stem] : [lowered];
  return spellings.flatMap((spelling) => [spelling, withoutLookAlikes(spelling)]);
}

function withoutLookAlikes(text: string): string {
  return [...text].map((character) => lookAlikes[character] ?? character).join('');
}
