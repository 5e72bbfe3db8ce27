import { OptionsError, readOptions } from './read-options';

const url = 'http://127.0.0.1:9/v1';
const model = ['--model', 'some/model', '--base-url', url];

test('asks the engine when no model is named', () => {
  expect(readOptions([], {})).toEqual({ judge: 'engine', isStored: false });
  expect(readOptions(['--store'], {})).toEqual({ judge: 'engine', isStored: true });
});

test('takes the key from the environment alone', () => {
  expect(readOptions(model, { BENCHMARK_API_KEY: 'secret' })).toMatchObject({ apiKey: 'secret' });
  expect(readOptions(model, { LLM_API_KEY: 'of the site' })).toMatchObject({ apiKey: undefined });
  expect(() => readOptions([...model, '--api-key', 'secret'], {})).toThrow(OptionsError);
});

test('has bounds and defaults', () => {
  expect(readOptions(model, {})).toMatchObject({
    ...{ judge: 'model', model: 'some/model', baseURL: url, concurrency: 4, retries: 5, timeoutMs: 180_000 },
    ...{ temperature: 0, price: null, limit: null },
  });
  expect(readOptions([...model, '--temperature', 'default'], {})).toMatchObject({ temperature: null });
  expect(readOptions([...model, '--price-in', '0.5'], {})).toMatchObject({
    price: { input: 0.5, output: 0 },
  });
});

test.each([
  [['--model', 'alone']],
  [['--base-url', url]],
  [['--model', 'm', '--base-url', 'file:///etc/passwd']],
  [[...model, '--store']],
  [[...model, '--concurrency', '0']],
  [[...model, '--concurrency', '1000']],
  [[...model, '--retries', '-1']],
  [[...model, '--temperature', 'warm']],
  [['--modell', 'm']],
  [['stray']],
])('refuses %j', (args) => {
  expect(() => readOptions(args, {})).toThrow(OptionsError);
});
