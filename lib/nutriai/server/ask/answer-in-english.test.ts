import type { AskEmergency, AskPart, AskSource } from '../../../contract/nutriai-ask';
import { answerInEnglish } from './answer-in-english';

const part = (text: string, more: Partial<AskPart> = {}): AskPart => ({
  text,
  items: [],
  cites: [],
  ...more,
});
const source = (kind: AskSource['kind'], title: string): AskSource => ({
  id: title,
  kind,
  title,
  org: null,
  year: null,
  path: null,
  url: 'https://example.org/',
});
const emergency: AskEmergency = {
  level: 'today',
  title: 'Call your doctor or 111 today',
  message: 'You wrote of few wet nappies. Call 112, 999 or 911 if it gets worse.',
  signs: ['few wet nappies'],
  steps: ['Count the wet nappies for the doctor.'],
  numbers: ['111', '112', '999', '911'].map((number) => ({ number, label: number })),
};

const said = (
  answer: Partial<Parameters<typeof answerInEnglish>[0]>,
  reader: Partial<Parameters<typeof answerInEnglish>[1]> = {},
) =>
  answerInEnglish(
    { kind: 'guidance', emergency: null, ...answer },
    { english: 'american', locale: undefined, ...reader },
  );

it('says words, temperatures and titles of our pages as an American does', () => {
  const { saidPart, saidSource, saidQuestion } = said({});
  expect(
    saidPart(
      part('Courgette at 38 °C, 120 ml.', { items: [{ text: 'Aubergine', path: null, note: 'a nappy' }] }),
    ),
  ).toEqual(
    part('Zucchini at 100.4°F, 4 fl oz / 120 ml.', {
      items: [{ text: 'Eggplant', path: null, note: 'a diaper' }],
    }),
  );
  expect(saidSource(source('food', 'Courgette')).title).toBe('Zucchini');
  expect(saidSource(source('document', 'Nappy rash')).title).toBe('Nappy rash');
  expect(saidQuestion('How many nappies?')).toBe('How many diapers?');
});

it('leaves as it is what another reader, another language or a log says', () => {
  for (const { saidPart } of [said({}, { english: undefined }), said({ kind: 'log' })])
    expect(saidPart(part('Courgette')).text).toBe('Courgette');
  expect(said({}).saidPart(part('Yoghurt con nappy', { language: 'it' })).text).toBe('Yoghurt con nappy');
});

it('names the number of the United States first where no other country is known', () => {
  const { emergency: shown, saidPart } = said({ kind: 'urgent', emergency });
  expect(shown).toMatchObject({
    title: 'Call your doctor today',
    message: 'You wrote of few wet diapers. Call 911 or 112 if it gets worse.',
    steps: ['Count the wet diapers for the doctor.'],
    numbers: ['911', '111', '112', '999'].map((number) => ({ number, label: number })),
  });
  expect(saidPart(part(emergency.message)).text).toBe(shown?.message);
});

it('never takes a family’s own numbers away, nor words in another language', () => {
  const abroad = said({ kind: 'urgent', emergency }, { locale: 'uk' }).emergency;
  expect(abroad?.title).toBe(emergency.title);
  expect(abroad?.numbers).toEqual(emergency.numbers);
  const spanish = { ...emergency, language: 'es' };
  const { emergency: shown, saidPart } = said({ kind: 'urgent', emergency: spanish });
  expect(shown).toEqual(spanish);
  expect(saidPart(part(spanish.message)).text).toBe(spanish.message);
});
