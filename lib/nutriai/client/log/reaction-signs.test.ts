import { emergencySigns } from '../../engine/safety/emergency-signs';
import { otherSigns, severeSigns } from './reaction-signs';

it.each(severeSigns)('%s is an emergency to the engine too', (sign) => {
  expect(emergencySigns(sign)).not.toEqual([]);
});

it.each(otherSigns)('%s alone is none', (sign) => {
  expect(emergencySigns(sign)).toEqual([]);
});

it('hives with being sick are one', () => {
  expect(emergencySigns('hives or a raised rash. being sick')).not.toEqual([]);
});
