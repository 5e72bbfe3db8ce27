import { plainSentence } from './plain-sentence';

describe('a plain sentence', () => {
  it.each([
    ['He’s 38.5, hot!', 'hes 38.5 hot'],
    ['Café — für sie?', 'café für sie'],
    ['दूध नहीं पी रहा।', 'दूध नहीं पी रहा'],
    ['مُتْعِب، جداً', 'مُتْعِب جداً'],
  ])('has the words of “%s” whole', (text, plain) => {
    expect(plainSentence(text)).toBe(plain);
  });
});
