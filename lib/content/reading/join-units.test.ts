import { joinUnits } from './join-units';

it.each([
  ['100 g plain yoghurt', '100\u00a0g plain yoghurt'],
  ['at 12 months, 120–240 ml a day', 'at 12\u00a0months, 120–240 ml a day'],
  ['done at 71 °C (160 °F)', 'done at 71\u00a0°C (160\u00a0°F)'],
  ['3 good reasons, 2 minute-long songs', '3 good reasons, 2 minute-long songs'],
  ['cook 1–2 minutes more', 'cook 1–2 minutes more'],
  ['1,000 ml', '1,000\u00a0ml'],
  ['6.5 cm, 4 inches', '6.5\u00a0cm, 4 inches'],
])('%s keeps figure and unit together', (text, kept) => {
  expect(joinUnits(text)).toBe(kept);
});
