interface Carer {
  /** Empty where they gave none. */
  name: string;
  role: 'parent' | 'carer' | null;
}

/** Who looks after a baby, within a sentence: "Ana", or of who gave no name "a carer". */
export function carerName({ name, role }: Carer): string {
  return name || `a ${role ?? 'carer'}`;
}

/** The same at the beginning of one, and by themselves. */
export function carerNameFirst({ name, role }: Carer): string {
  return name || (role === 'parent' ? 'A parent' : 'A carer');
}

/** One of several that are in sight: "Ana", "this carer". */
export function thisCarer({ name, role }: Carer): string {
  return name || `this ${role ?? 'carer'}`;
}
