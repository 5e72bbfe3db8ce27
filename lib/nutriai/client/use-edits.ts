import { useState } from 'react';
import { dropDraft, storeDraft, readDraft } from '../../accounts/client/member-drafts';

type Values = Readonly<Record<string, string | number | readonly string[]>>;

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/**
 * What a form changes of what is stored. Only the changes are kept, also through a reload, so that a field
 * which somebody else changes meanwhile shows that, and is not sent back as it was. `name` tells this form's
 * draft from every other.
 */
export function useEdits<Form extends Values>(name: string, stored: Form) {
  const [edits, setEdits] = useState<Partial<Form>>(() => restored(stored, readDraft(name)));
  const values: Form = { ...stored, ...edits };
  const changed = Object.keys(stored).filter((field) => !isSame(values[field], stored[field]));

  const change = (patch: Partial<Form>) => {
    const next = { ...edits, ...patch };
    storeDraft(name, next);
    setEdits(next);
  };
  const forget = () => {
    dropDraft(name);
    setEdits({});
  };
  return {
    values,
    change,
    forget,
    isDirty: changed.length > 0,
    hasChanged: (...fields: (keyof Form & string)[]) => fields.some((field) => changed.includes(field)),
  };
}

/** Of a draft in storage, the fields that the form has and whose values are of the same kind. */
function restored<Form extends Values>(stored: Form, draft: unknown): Partial<Form> {
  if (typeof draft !== 'object' || draft === null) return {};
  const kindOf = (value: unknown) => (Array.isArray(value) ? 'list' : typeof value);
  const kept = Object.entries(draft).filter(([field, value]) => kindOf(value) === kindOf(stored[field]));
  // Each value has just been compared with the form's own.
  return Object.fromEntries(kept) as Partial<Form>;
}
