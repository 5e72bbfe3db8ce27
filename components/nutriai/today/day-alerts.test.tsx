import { render, renderHook, screen, waitFor } from '@testing-library/react';
import type { TodayAnswer } from '@/lib/contract/nutriai-today';
import type { DayMeal } from '@/lib/nutriai/client/log/day-entries';
import { DayAlerts } from './day-alerts';
import { useDayEmergency } from './use-day-emergency';

type Alert = TodayAnswer['alerts'][number];

const alert = (title: string, more: Partial<Alert>): Alert => ({
  id: title,
  severity: 'watch',
  title,
  advice: '',
  emergency: false,
  source: { org: 'NHS', title: 'Weaning', year: 2025, url: 'https://www.nhs.uk/' },
  ...more,
});
const alerts = [
  alert('Wheezing', { severity: 'urgent', emergency: true }),
  alert('Hives', { severity: 'see_someone' }),
  alert('Honey', {}),
  alert('Iron', { severity: 'tip' }),
];

it('shows all that there is to look at, and tips behind a tap', () => {
  render(<DayAlerts alerts={alerts} isUrgent={false} />);
  for (const title of ['Wheezing', 'Hives', 'Honey']) expect(screen.getByText(title)).toBeVisible();
  expect(screen.queryByText('Iron')).toBeNull();
});

it('says an emergency once, where it stands above', () => {
  render(<DayAlerts alerts={alerts} isUrgent />);
  expect(screen.queryByText('Wheezing')).toBeNull();
  expect(screen.getByText('Hives')).toBeVisible();
});

const words = {
  title: 'A severe reaction',
  advice: 'Call now.',
  source: { org: 'NHS', title: 'Anaphylaxis', url: 'https://www.nhs.uk/conditions/anaphylaxis/' },
};
const mealOf = (text: string, reaction: DayMeal['reaction'] = null) =>
  ({ items: [{ name: text, text }], reaction }) as unknown as DayMeal;

it.each([
  ['grapes, she is choking and turning blue', true],
  ['half a banana', false],
])('reads the words of a meal without a reaction: %s', async (text, isUrgent) => {
  const { result } = renderHook(() => useDayEmergency([mealOf('porridge'), mealOf(text)], words));
  if (isUrgent) await waitFor(() => expect(result.current?.title).toMatch(/^This can be an emergency/));
  else expect(result.current).toBeNull();
});

it('takes a severe reaction for an emergency before any word of it is read', () => {
  const reaction = { severity: 'severe', signs: [], note: '', allergens: [], foods: [] };
  const meals = [mealOf('egg', reaction as unknown as DayMeal['reaction'])];
  expect(renderHook(() => useDayEmergency(meals, words)).result.current?.title).toBe(words.title);
});
