import type { Locale } from '../child';

export interface Helpline {
  number: string;
  label: string;
}

const ambulance: Readonly<Record<'uk' | 'us' | 'eu', Helpline>> = {
  uk: { number: '999', label: 'United Kingdom' },
  us: { number: '911', label: 'United States' },
  eu: { number: '112', label: 'Europe and many other countries' },
};

const advice: Helpline = { number: '111', label: 'NHS 111, United Kingdom' };

/** Whom to call at once, the family's own number first; all three where it is not known which. */
export function ambulanceNumbers(locale: Locale | undefined): readonly Helpline[] {
  if (locale === 'uk') return [ambulance.uk];
  if (locale === 'us') return [ambulance.us];
  return [ambulance.eu, ambulance.uk, ambulance.us];
}

/** Whom to call today, besides one's own doctor. */
export function adviceNumbers(locale: Locale | undefined): readonly Helpline[] {
  return locale === 'us' ? [] : [advice];
}

/** The doctor that a family would ask first. */
export function ownDoctor(locale: Locale | undefined): string {
  if (locale === 'uk') return 'your GP or health visitor';
  return locale === 'us' ? 'your pediatrician' : 'your doctor or health visitor';
}
