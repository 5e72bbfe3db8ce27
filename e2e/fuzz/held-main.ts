import { type HostileText, hostileTexts } from '../../lib/nutriai/engine/text/hostile-texts.test-helper';
import { HeldThread } from './held-thread';
import { CostlyRun, tooLong } from './run-costly';

/**
 * A short round of what `npm run fuzz` sends last, always the same: `held main <origin> <socket>`. Says as JSON
 * what held the main thread of the server too long, and how much was sent (e2e/api/held-thread.spec.ts).
 */
const [origin = '', turnClock = ''] = process.argv.slice(2);

const seed = 20_261_130;

/** One of each kind of text that was ever costly; what is repeated is what the name says. */
const kinds = [
  'single letters: "x "',
  'letters and marks: "\'s "',
  'letters and marks: "**a "',
  'letters and marks: "\'"',
  'emoji: "👩‍👩‍👧 "',
  'combining marks: "e\u0301"',
  'negations: "no egg, "',
  'lists of foods: "egg and "',
  'one endless word',
  'one endless word of chance',
  'misspelt names',
].map(textOf);

/** What reads a text for what is in it. */
const readsTexts =
  /^POST \/api\/nutriai\/(?:safety-check|ask|meals(?:\/check)?|recipes(?:\/(?:check|read|generate))?)$|\/search$/;

function textOf(name: string): HostileText {
  const text = hostileTexts.find((each) => each.name === name);
  if (!text) throw new Error(`There is no costly text "${name}".`);
  return text;
}

const held = new HeldThread({ origin, metricsToken: process.env.METRICS_TOKEN ?? '', turnClock });
const run = await CostlyRun.prepare({ seed, held });
await run.everything(textOf('soup of pieces'));
await run.readings(kinds, (name) => readsTexts.test(name));
const report = run.report();
const { texts, holds } = report;
process.stdout.write(
  `${JSON.stringify({
    tooLong: tooLong(report),
    texts,
    requests: holds.map(({ name }) => name),
    longest: holds.slice(0, 5),
  })}\n`,
);
