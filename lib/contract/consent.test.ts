import { createHash } from 'node:crypto';
import { babyConsentTexts, babyConsentVersion, babyConsentVersions } from './consent';

/** What members agreed to. A line is added with each new version, and none is ever changed. */
const fingerprints: Record<string, string> = {
  '2026-11-21': 'b7f2be062fa9a9e9',
};

it('leaves every text as it stood when members agreed to it', () => {
  const found = Object.entries(babyConsentTexts).map(([version, text]) => [
    version,
    createHash('sha256').update(text).digest('hex').slice(0, 16),
  ]);
  expect(Object.fromEntries(found)).toEqual(fingerprints);
});

it('asks for the newest', () => {
  expect([...babyConsentVersions].sort().at(-1)).toBe(babyConsentVersion);
});
