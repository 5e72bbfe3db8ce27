import type { MealKind, LogItem, LoggedReaction } from '../../../engine/insights/log';
import type { AskedLog } from '../log/asked-log';
import { ada, adaToday } from './ada';

const meal = (eatenAt: string, kind: MealKind, items: LogItem[], reaction?: LoggedReaction) => ({
  eatenAt: `${eatenAt}:00Z`,
  kind,
  items,
  ...(reaction && { reaction }),
});

const planned = (date: string, kind: string, title: string) => ({
  date,
  kind,
  title,
  slug: 'lentil-dal',
  portion: '4 tbsp',
  isUnsafe: false,
});

/** What Ada ate and drank, and what is planned. */
export const adaLog: AskedLog = {
  input: {
    baby: ada,
    today: adaToday,
    timeZone: 'UTC',
    days: 31,
    meals: [
      meal('2026-11-21T12:00', 'lunch', [{ text: '60 g lentil dal' }, { food: 'carrot', grams: 30 }]),
      meal('2026-11-21T08:00', 'breakfast', [{ text: '80 g porridge' }, { food: 'banana', grams: 40 }]),
      meal('2026-11-21T06:30', 'milk', [{ text: '180 ml formula' }]),
      meal('2026-11-20T17:00', 'dinner', [{ food: 'salmon', grams: 25 }, { text: '40 g mashed potato' }]),
      meal('2026-11-18T08:00', 'breakfast', [{ food: 'egg', grams: 20 }], {
        severity: 'mild',
        signs: ['rash on the cheeks'],
      }),
      meal('2026-11-10T08:00', 'breakfast', [{ text: 'toast with peanut butter' }]),
    ],
    water: [
      { drunkAt: '2026-11-21T12:10:00Z', amountMl: 60 },
      { drunkAt: '2026-11-20T17:10:00Z', amountMl: 90 },
    ],
  },
  given: [{ name: 'Vitamin D drops', at: '2026-11-20T08:00:00Z' }],
  writtenBy: [
    { at: '2026-11-21T12:00:00Z', kind: 'lunch', isMe: true, writer: 'Ann' },
    { at: '2026-11-21T08:00:00Z', kind: 'breakfast', isMe: false, writer: 'Tom' },
    { at: '2026-11-21T06:30:00Z', kind: 'milk', isMe: false, writer: 'Tom' },
    { at: '2026-11-20T17:00:00Z', kind: 'dinner', isMe: false, writer: null },
  ],
  planned: [
    planned('2026-11-21', 'lunch', 'Chickpea stew'),
    planned('2026-11-21', 'dinner', 'Lentil dal'),
    planned('2026-11-22', 'breakfast', 'Pear porridge'),
    planned('2026-11-22', 'dinner', 'Salmon mash'),
  ],
};
