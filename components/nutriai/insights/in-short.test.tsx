import { render, screen } from '@testing-library/react';
import type { InsightsAnswer } from '@/lib/contract/nutriai-insights';
import { InShort } from './in-short';

type Alert = InsightsAnswer['alerts'][number];

const alert = (title: string, severity: Alert['severity']): Alert => ({
  id: title,
  severity,
  title,
  advice: '',
  emergency: false,
  source: { org: 'NHS', title: 'Weaning', year: 2025, url: 'https://www.nhs.uk/' },
});

it('says one thing first, and the rest behind a tap', () => {
  const alerts = [alert('Low in iron', 'watch'), alert('Few vegetables', 'watch'), alert('More fish', 'tip')];
  render(<InShort alerts={alerts} loggedDays={5} days={7} />);
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    expect.stringContaining('Low in iron'),
  ]);
  expect(screen.getByRole('button', { name: 'Show 2 more' })).toBeVisible();
  expect(screen.getByText('5 days with meals in the log, of 7.')).toBeVisible();
});

it('says so where nothing needs a look', () => {
  render(<InShort alerts={[]} loggedDays={0} days={7} />);
  expect(screen.getByText('Nothing here needs your attention.')).toBeVisible();
});
