import { afterStart, startIsOver } from './after-start';

it('does each work once the site answers, one after the other, and later ones at once', async () => {
  const done: string[] = [];
  const work = (name: string) => async () => {
    await Promise.resolve();
    done.push(name);
  };
  afterStart('one', work('one'));
  afterStart('faulty', () => Promise.reject(new Error('no')));
  afterStart('one', work('its copy'));
  afterStart('two', work('two'));
  expect(done).toEqual([]);
  await startIsOver();
  expect(done).toEqual(['one', 'two']);
  afterStart('two', work('its copy'));
  afterStart('late', work('late'));
  await Promise.resolve();
  expect(done).toEqual(['one', 'two', 'late']);
});
