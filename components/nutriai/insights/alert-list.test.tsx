import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { InsightsAnswer } from '@/lib/contract/nutriai-insights';
import { AlertList } from './alert-list';

type Alert = InsightsAnswer['alerts'][number];

const alert = (title: string, severity: Alert['severity']): Alert => ({
  id: title,
  severity,
  title,
  advice: '',
  emergency: false,
  source: { org: 'NHS', title: 'Weaning', year: 2025, url: 'https://www.nhs.uk/' },
});

it('shows what is for a doctor, and the rest behind one tap', async () => {
  render(
    <AlertList
      alerts={[alert('Egg', 'see_someone'), alert('Nuts', 'see_someone'), alert('Rusk', 'watch')]}
    />,
  );
  expect(screen.getByText('Nuts')).toBeVisible();
  expect(screen.queryByText('Rusk')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Show 1 more' }));
  expect(screen.getByText('Rusk')).toBeVisible();
});

it('shows one where none is for a doctor', () => {
  render(<AlertList alerts={[alert('Honey', 'watch'), alert('Rusk', 'watch')]} />);
  expect(screen.getByText('Honey')).toBeVisible();
  expect(screen.queryByText('Rusk')).toBeNull();
});
