import { render, screen, within } from '@testing-library/react';
import { SourceList } from './source-list';

const sources = [
  { key: 'nhs', org: 'NHS', title: 'Safer sleep', year: 2024, url: 'https://www.nhs.uk/a' },
  { key: 'who', org: 'WHO', title: 'First foods', year: null, url: 'https://www.who.int/b' },
];

it('lists each document in the order of its number, where footnotes lead', () => {
  render(<SourceList sources={sources} checkedOn={null} />);
  const items = within(screen.getByRole('region', { name: 'Sources' })).getAllByRole('listitem');
  expect(items.map((item) => [item.id, item.textContent])).toEqual([
    ['source-nhs', 'NHS. Safer sleep, 2024.'],
    ['source-who', 'WHO. First foods.'],
  ]);
  expect(screen.getByRole('link', { name: 'Safer sleep' })).toHaveAttribute('href', 'https://www.nhs.uk/a');
});

it('says on which day the facts were checked, if somebody did', () => {
  const { container, rerender } = render(
    <SourceList sources={sources} checkedOn="2026-11-20T00:00:00.000Z" />,
  );
  expect(container.querySelector('time')).toHaveAttribute('datetime', '2026-11-20');
  rerender(<SourceList sources={sources} checkedOn={null} />);
  expect(screen.queryByText(/checked/)).not.toBeInTheDocument();
});

it('shows no empty list', () => {
  const { container } = render(<SourceList sources={[]} checkedOn="2026-11-20" />);
  expect(container).toBeEmptyDOMElement();
});
