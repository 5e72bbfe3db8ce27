import { render, screen, within } from '@testing-library/react';
import { emergencyCard } from '@/lib/nutriai/engine/red-flags/emergency-card';
import { AskEmergencyBox } from './ask-emergency';

const stepsAt = (ageMonths: number) => {
  const card = emergencyCard('he is choking', ageMonths, { locale: 'uk' });
  if (card === null) throw new Error('no card');
  render(<AskEmergencyBox emergency={card} isSudden={false} />);
  return within(screen.getByRole('list', { name: 'What to do until help comes' })).getAllByRole('listitem');
};

it.each([
  [8, 'two fingers push down'],
  [18, 'a fist above the belly button'],
])('draws the steps of choking beside their words at %d months', (ageMonths, thrusts) => {
  const drawn = stepsAt(ageMonths).flatMap((item) => {
    const image = within(item).queryByRole('img');
    return image === null ? [] : [{ words: item.textContent, alt: image.getAttribute('alt') }];
  });
  expect(drawn).toEqual([
    {
      words: expect.stringContaining('back blows'),
      alt: expect.stringContaining('between the shoulder blades'),
    },
    { words: expect.stringContaining('up to 5 times'), alt: expect.stringContaining(thrusts) },
  ]);
});
