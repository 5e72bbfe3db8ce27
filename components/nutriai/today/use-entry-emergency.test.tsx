import { renderHook, waitFor } from '@testing-library/react';
import type { BabyAnswer } from '@/lib/contract/nutriai-babies';
import type { DayMeal } from '@/lib/nutriai/client/log/day-entries';
import type { EntryDraft } from './use-entry-draft';
import { useEntryEmergency } from './use-entry-emergency';

jest.mock('./use-noted-emergency', () => ({ useNotedEmergency: () => null }));

const words = { title: 'Severe', advice: '', source: { org: 'NHS', title: '', url: 'https://www.nhs.uk' } };
const item = { key: 'a', what: { text: 'peas' }, name: 'peas', amount: '', unit: 'g', units: [] };
const draft = { kind: 'lunch', time: '12:00', items: [item] };
const meal = {
  id: 'm1',
  kind: 'lunch',
  items: [{ name: 'peas', text: 'peas' }],
  reaction: null,
} as unknown as DayMeal;
const calm = { severity: 'mild', signs: [], note: '', allergens: [], foods: [] } as const;
const danger = 'she is struggling to breathe and her lips are blue';

const titleWith = (changed: object) => {
  const entry = { first: meal, before: draft, whole: draft, reaction: calm, captions: [], ...changed };
  const noted = { baby: { id: 'b1' } as BabyAnswer, meal, entry: entry as unknown as EntryDraft };
  return renderHook(() => useEntryEmergency(noted, words).unread.title).result;
};

it.each([
  ['the note of the reaction', { reaction: { ...calm, note: danger } }],
  ['the caption of a photo', { captions: ['on the cheek', danger] }],
  ['other words of the meal', { whole: { ...draft, items: [{ ...item, name: danger }] } }],
])('hears an emergency in %s', async (_, changed) => {
  const title = titleWith(changed);
  await waitFor(() => expect(title.current).toMatch(/^This can be an emergency/));
});

it('is silent where nothing calls for help', async () => {
  const calmTitle = titleWith({ captions: ['red spots on the left cheek'] });
  const title = titleWith({ captions: [danger] });
  await waitFor(() => expect(title.current).not.toBeNull());
  expect(calmTitle.current).toBeNull();
});
