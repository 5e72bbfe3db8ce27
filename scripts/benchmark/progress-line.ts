import type { CaseAnswer } from './ask-case';

const minutes = (ms: number) => `${(ms / 60_000).toFixed(1)} min`;

/** Says how far a run is and how long the rest takes at this speed. */
export function progressLine({ done, asked, ms }: { done: number; asked: number; ms: number }): string {
  const left = done === 0 ? 0 : (ms / done) * (asked - done);
  return `${done} of ${asked} asked in ${minutes(ms)}, about ${minutes(left)} left`;
}

/** Says what the answers took: tokens, their price where one is known, and what failed. */
export function costLine(
  answers: readonly CaseAnswer[],
  price: { input: number; output: number } | null,
): string {
  const sum = (of: (each: CaseAnswer) => number) => answers.reduce((total, each) => total + of(each), 0);
  const input = sum(({ inputTokens }) => inputTokens);
  const output = sum(({ outputTokens }) => outputTokens);
  const number = (outcome: CaseAnswer['answer']) => answers.filter(({ answer }) => answer === outcome).length;
  const dollars = price && (input * price.input + output * price.output) / 1_000_000;
  const cost =
    dollars === null ? 'price unknown (--price-in, --price-out)' : `${dollars.toFixed(4)} US dollars`;
  const seconds = (sum(({ ms }) => ms) / Math.max(1, answers.length) / 1000).toFixed(2);
  return [
    `${answers.length} answers, ${input} tokens in and ${output} out, ${cost}, ${seconds} s each.`,
    `Failed: ${number('failed')}. No verdict in the reply: ${number('unreadable')}. Neither counts ` +
      'in the figures above.',
  ].join('\n');
}
