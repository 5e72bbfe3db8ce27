import { expressionInLines } from './expression-in-lines';

it('leaves out line breaks and the indentation after them, and no other space', () => {
  const unit = '(?:g|kg)';
  const weight = expressionInLines('iu')`
    ^\d+ ?
    ${unit}\b
  `;
  expect(weight).toEqual(/^\d+ ?(?:g|kg)\b/iu);
});
