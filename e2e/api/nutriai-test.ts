import { expect } from '@playwright/test';
import type { Api } from './api-test';

export const babies = '/api/nutriai/baby-profiles';
export const noBaby = '00000000-0000-4000-8000-000000000000';
export const notFound = { detail: 'Not found.' };
export const onlyParents = { detail: 'Only a parent of this baby may do this.' };

const dayMs = 86_400_000;

/** The date so many days from today in UTC. */
export function dateFromNow(days: number): string {
  return new Date(Date.now() + days * dayMs).toISOString().slice(0, 10);
}

/** A birth date that makes a baby so many months old since a day or a few: no plan of a week passes a birthday. */
export function birthDateOf(months: number): string {
  const yesterday = new Date(Date.now() - dayMs);
  const day = Math.min(yesterday.getUTCDate(), 28);
  const date = new Date(Date.UTC(yesterday.getUTCFullYear(), yesterday.getUTCMonth() - months, day));
  return date.toISOString().slice(0, 10);
}

export interface Somebody {
  access: string;
  pk: string;
}

/** Enters a baby of eight months, unless more is said. */
export async function addBaby(api: Api, { access: token }: Somebody, fields: object = {}) {
  const answer = await api.post(babies, { name: 'Ada', birth_date: birthDateOf(8), ...fields }, { token });
  expect(answer.status(), await answer.text()).toBe(201);
  const baby = (await answer.json()) as { id: string };
  return baby;
}

/** Lets somebody look after a baby, as the app would. */
export async function share(
  api: Api,
  { parent, babyId, guest, role }: { parent: Somebody; babyId: string; guest: Somebody; role: string },
): Promise<void> {
  const made = await api.post(`${babies}/${babyId}/invites`, { role }, { token: parent.access });
  expect(made.status(), await made.text()).toBe(201);
  const { token } = (await made.json()) as { token: string };
  const accepted = await api.post(`/api/nutriai/invites/${token}`, undefined, { token: guest.access });
  expect(accepted.status(), await accepted.text()).toBe(200);
}
