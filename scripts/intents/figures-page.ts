import type { IntentModel, Thresholds } from '@/lib/nutriai/server/meaning/intent-model';
import { confusionTable, type Figures, figuresOf } from './figures';
import type { JudgedSentence } from './judged-sentences';

const sets = [
  ['training', 'trained on'],
  ['calibration', 'for the thresholds'],
  ['test', 'test: set aside by hash'],
  ['first', 'first unseen set'],
  ['second', 'second unseen set'],
  ['flags', 'unseen half of `knowledge/red-flags/cases`'],
  ['everyday', 'everyday questions that were set aside'],
] as const;

const alarmColumns = [
  'emergencies seen by the rules',
  'by rules and model',
  'harmless that alarm the rules',
  'the model',
  'either',
];

/** Returns the page of figures, docs/meaning-figures.md, as Markdown. */
export function figuresPage(judged: readonly JudgedSentence[], { thresholds }: IntentModel): string {
  const rows = sets.map(([part, name]) => {
    const of = figuresOf(
      judged.filter((each) => each.part === part),
      thresholds,
    );
    return `| ${name} | ${alarms(of)} | ${intents(of)} |`;
  });
  const table = (part: JudgedSentence['part']) =>
    confusionTable(
      judged.filter((each) => each.part === part),
      thresholds,
    );
  const { emergency, class: ofClass, intent } = thresholds;
  const columns = [
    'sentences',
    ...alarmColumns,
    'right intent first',
    'among three',
    'over the threshold',
    'of these right',
  ];
  return `# Figures of the model of meaning

\`npm run intents\` writes this page. [meaning.md](meaning.md) says what the words mean.

Thresholds: an emergency from a share of ${emergency}, its class from ${ofClass}, an intent from ${intent}.

| ${columns.join(' | ')} |
| ${columns.map(() => '---').join(' | ')} |
${rows.join('\n')}

## Emergencies by language, on the sentences set aside for the test

${languageTable(
  judged.filter(({ part }) => part === 'test'),
  thresholds,
)}

## Confusion on the sentences set aside for the test

${table('test')}

## Confusion on the second unseen set

${table('second')}
`;
}

function languageTable(sentences: readonly JudgedSentence[], thresholds: Thresholds): string {
  const languages = [...new Set(sentences.map(({ language }) => language))].sort();
  const rows = languages.map((language) => {
    const own = figuresOf(
      sentences.filter((each) => each.language === language),
      thresholds,
    );
    return `| ${language} | ${alarms(own)} |`;
  });
  const columns = ['language', ...alarmColumns];
  return [`| ${columns.join(' | ')} |`, `| ${columns.map(() => '---').join(' | ')} |`, ...rows].join('\n');
}

function alarms(of: Figures): string {
  const ofEmergencies = (count: number) => `${count} of ${of.emergencies}`;
  const ofHarmless = (count: number) => `${count} of ${of.harmless}`;
  return [
    of.emergencies === 0 ? '– | –' : `${ofEmergencies(of.seenByRules)} | ${ofEmergencies(of.seenByBoth)}`,
    ofHarmless(of.alarmsOfRules),
    ofHarmless(of.alarmsOfModel),
    ofHarmless(of.alarmsOfBoth),
  ].join(' | ');
}

function intents(of: Figures): string {
  if (of.questions === 0) return '– | – | – | –';
  const ofQuestions = (count: number) => `${count} of ${of.questions}`;
  return [
    ofQuestions(of.rightFirst),
    ofQuestions(of.rightOfThree),
    ofQuestions(of.named),
    `${of.namedRight} of ${of.named}`,
  ].join(' | ');
}
