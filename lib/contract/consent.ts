/** What a member can agree to. */
export const consentPurposes = ['baby_data'] as const;

/**
 * The texts that members have agreed to, by their versions, as they stood on the screen. A text is never
 * changed: a new one gets a new version, and the old one stays for those who agreed to it.
 */
export const babyConsentTexts = {
  '2026-11-21':
    'I agree that this site keeps what I enter about my child, allergies, growth and meals among it, ' +
    'to work out advice for us. I can take this back at any time by deleting the profile or my ' +
    'account.',
} as const;

export type BabyConsentVersion = keyof typeof babyConsentTexts;

/** The one that is asked for today. */
export const babyConsentVersion: BabyConsentVersion = '2026-11-21';
export const babyConsentVersions = Object.keys(babyConsentTexts) as [
  BabyConsentVersion,
  ...BabyConsentVersion[],
];
