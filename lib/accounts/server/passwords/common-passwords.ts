let loading: Promise<ReadonlySet<string>> | undefined;

/**
 * About 50,000 passwords that everybody tries first (zxcvbn's list). Loaded at the first sign-up: most starts
 * never need it.
 */
async function commonPasswords(): Promise<ReadonlySet<string>> {
  loading ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common']),
  );
  return loading;
}

/** A check that ignores case, as Django's does: the list is all lower case. */
export async function commonPasswordCheck(): Promise<(password: string) => boolean> {
  const common = await commonPasswords();
  return (password) => common.has(password.toLowerCase());
}
