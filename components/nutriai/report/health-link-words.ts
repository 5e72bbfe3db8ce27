import type { HealthLinkResult, HealthLinkState } from '@/lib/contract/health-link-words';
import type { HealthLinkAnswer } from '@/lib/contract/nutriai-health-links';
import { dateFormat } from '@/lib/nutriai/client/shown-english';

/** How long a link can be made to work. */
export const linkLifetimes = [
  { days: 1, label: 'One day' },
  { days: 7, label: 'One week' },
  { days: 30, label: '30 days' },
  { days: 365, label: 'One year' },
] as const;

export const stateWords: Readonly<Record<HealthLinkState, string>> = {
  active: 'Active',
  expired: 'Expired',
  used: 'Used',
  revoked: 'Revoked',
  locked: 'Locked: too many wrong passcodes',
};

export const resultWords: Readonly<Record<HealthLinkResult, string>> = {
  read: 'read the record',
  listed: 'asked for the record but did not open it',
  wrong_passcode: 'entered a wrong passcode',
  no_passcode: 'entered no passcode',
  ended: 'tried after the link had ended',
};

const moment = dateFormat({ dateStyle: 'medium', timeStyle: 'short' });

/** Writes a moment on the reader's own clock. */
export function momentText(at: string): string {
  return moment.format(new Date(at));
}

/** Says how a link can be used, for a list and for paper. */
export function usesText({
  has_passcode: hasPasscode,
  is_one_time: isOneTime,
}: Pick<HealthLinkAnswer, 'has_passcode' | 'is_one_time'>): string {
  return `${hasPasscode ? 'With a passcode' : 'Without a passcode'}, ${isOneTime ? 'once' : 'as often as needed'}`;
}

/** Six digits at random, which can be said on the phone. */
export function suggestedPasscode(): string {
  const [number = 0] = crypto.getRandomValues(new Uint32Array(1));
  return String(number % 1_000_000).padStart(6, '0');
}
