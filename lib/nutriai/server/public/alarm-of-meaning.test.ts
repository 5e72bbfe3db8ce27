import type { SafetyCheckAnswer } from '../../../contract/nutriai-public';
import { noMeaning } from '../meaning/meaning';
import { shareMeaning } from '../meaning/shared-meaning';
import { isAlarmNow, meaningOfNote, meaningOfTold, withAlarmOf } from './alarm-of-meaning';

const calm: SafetyCheckAnswer = { verdict: 'allow', emergency: false, findings: [], unknown: [], serve: [] };
const child = { ageMonths: 9, locale: 'uk' as const };
const alarm = (emergencyClass: string | null) => ({ ...noMeaning, emergency: { class: emergencyClass } });

afterEach(() => shareMeaning(undefined));

test('an alarm for an ambulance blocks and comes first', () => {
  const answer = withAlarmOf(alarm('swallowed-object'), calm, child);
  expect(answer).toMatchObject({ verdict: 'block', emergency: true });
  expect(answer.findings[0]).toMatchObject({ rule: 'emergency', severity: 'block' });
  expect(answer.findings[0]?.instead).toMatch(/999/);
});

test('one of no clear class lets nothing through and is no ambulance’s', () => {
  expect(withAlarmOf(alarm(null), calm, child)).toMatchObject({ verdict: 'unsure', emergency: false });
});

test('a block stays a block, and an alarm of the rules stays as it is', () => {
  expect(withAlarmOf(alarm(null), { ...calm, verdict: 'block' }, child).verdict).toBe('block');
  const known = { ...calm, verdict: 'block' as const, emergency: true };
  expect(withAlarmOf(alarm('choking'), known, child)).toBe(known);
});

test.each([null, noMeaning])('without an alarm the answer is the rules’ own: %j', (meaning) => {
  expect(withAlarmOf(meaning, calm, child)).toBe(calm);
});

test('the model is asked of what happened, and of no list of foods', async () => {
  const asked: string[] = [];
  const answer = alarm('choking');
  shareMeaning({
    meaning: (text) => {
      asked.push(text);
      return Promise.resolve(answer);
    },
  });
  expect(await meaningOfTold('a coin went into his mash')).toBe(answer);
  expect(await meaningOfTold('oats, banana, whole milk')).toBeNull();
  expect(await meaningOfTold('seit heute früh liegt sie ganz still da und will nicht')).toBe(answer);
  expect(await meaningOfTold('बच्चा कल रात से बहुत अजीब आवाज़ निकाल रहा है')).toBe(answer);
  expect(await meaningOfTold('haferflocken, banane, zwei löffel vollmilch')).toBeNull();
  expect(await meaningOfTold(undefined)).toBeNull();
  expect(await meaningOfTold(`he ate ${'oats, '.repeat(80)}`)).toBeNull();
  expect(asked).toEqual([
    'a coin went into his mash',
    'seit heute früh liegt sie ganz still da und will nicht',
    'बच्चा कल रात से बहुत अजीब आवाज़ निकाल रहा है',
  ]);
});

test('a note is always asked about, unless the rules have seen it', async () => {
  const asked: string[] = [];
  shareMeaning({
    meaning: (text) => {
      asked.push(text);
      return Promise.resolve(alarm('seizure'));
    },
  });
  const meaning = await meaningOfNote('strange jerks, then nothing');
  expect(isAlarmNow(meaning, child)).toBe(true);
  expect(await meaningOfNote('lips went blue')).toBeNull();
  expect(await meaningOfNote(' ')).toBeNull();
  expect(isAlarmNow(null, child)).toBe(false);
  expect(isAlarmNow(alarm('dehydration'), child)).toBe(false);
  expect(asked).toEqual(['strange jerks, then nothing']);
});

test('without a model the rules decide alone', async () => {
  expect(await meaningOfTold('a coin went into his mash')).toBeNull();
});
