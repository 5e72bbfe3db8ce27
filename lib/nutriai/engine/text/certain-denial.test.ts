import { assess } from '../safety/assess';

const verdictOf = (text: string, allergies: readonly 'milk'[] = []) =>
  assess({ text }, { ageMonths: 12, allergies: [...allergies] }).verdict;

test.each([
  'queso fresco pasteurizado, no de leche cruda, desmenuzado',
  'yogur natural pasteurizado, no con leche cruda',
])('“%s” denies raw milk', (text) => {
  expect(verdictOf(text)).not.toBe('block');
});

test.each(['frango no leite', 'macarrão no requeijão', 'peito de frango no leite de vaca'])(
  '“%s” clears no milk',
  (text) => {
    expect(verdictOf(text, ['milk'])).toBe('block');
  },
);
