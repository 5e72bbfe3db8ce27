import { type Measured, measureRedFlags } from '@/lib/nutriai/engine/red-flags/testing/measure';

/**
 * `npm run red-flags` asks the detector of emergencies every case of knowledge/red-flags/cases and prints
 * what it misses and what it is alarmed by, for each half and language. With `--failures` it lists the
 * failures of the half for development; those of the unseen half are only counted.
 */
const measured = measureRedFlags();

function counted(title: string, cases: readonly Measured[]): string {
  const wrong = cases.filter(({ class: name, seen }) => (name === null) !== (seen.length === 0));
  return `${title}: ${wrong.length} of ${cases.length}`;
}

for (const half of ['development', 'unseen'] as const) {
  const cases = measured.filter((each) => each.half === half);
  const of = (isEmergency: boolean, language?: string) =>
    cases.filter(
      (each) =>
        (each.class !== null) === isEmergency && (language === undefined || each.language === language),
    );
  const languages = [...new Set(measured.map(({ language }) => language))];
  const lines = [
    half,
    counted('  emergencies missed', of(true)),
    ...languages.map((language) => counted(`    ${language}`, of(true, language))),
    counted('  harmless questions that alarm', of(false)),
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
}

if (process.argv.includes('--failures')) {
  for (const { class: name, language, text, half, seen } of measured) {
    if (half === 'unseen' || (name === null) === (seen.length === 0)) continue;
    process.stdout.write(`${name ?? 'harmless'} ${language} ${text} → ${seen.join(', ') || 'nothing'}\n`);
  }
}
