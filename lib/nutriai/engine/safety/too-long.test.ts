import { assess } from './assess';

it('blocks a text that is too long to be read to its end', () => {
  const { findings, verdict } = assess({ text: 'banana and carrot, '.repeat(20_000) }, { ageMonths: 9 });
  expect(findings[0]).toMatchObject({
    rule: 'too-long',
    severity: 'block',
    message: expect.stringContaining('too long'),
  });
  expect(verdict).toBe('block');
});
