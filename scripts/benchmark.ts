import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { judgeByEngine } from '@/lib/nutriai/engine/benchmark/judge-by-engine';
import { benchmarkPromptHash } from '@/lib/nutriai/engine/benchmark/model-prompt';
import { judgedBy } from '@/lib/nutriai/engine/benchmark/open-benchmark';
import type { BenchmarkOutcome, BenchmarkResults } from '@/lib/nutriai/engine/knowledge/schemas/benchmark';
import { AnswersFile, AnswersFileError } from './benchmark/answers-file';
import { askModel, ModelAwayError, spread } from './benchmark/ask-model';
import { costLine, progressLine } from './benchmark/progress-line';
import { type ModelOptions, OptionsError, readOptions } from './benchmark/read-options';
import { scoreTable } from './benchmark/score-table';
import { readBenchmark } from './knowledge/read-benchmark';

/**
 * `npm run benchmark` asks the engine every case of the open benchmark and prints both kinds of error; with
 * `-- --store` it also writes what the site's page shows. `npm run benchmark -- --model NAME --base-url URL`
 * asks any server that speaks OpenAI's chat completions, with the key in BENCHMARK_API_KEY.
 * knowledge/benchmark/README.md has the options. All answers go into test-results/benchmark.
 */
const folder = path.resolve('knowledge/benchmark');
const output = path.resolve('test-results/benchmark');
const benchmark = readBenchmark(folder);
const say = (line: string) => process.stdout.write(`${line}\n`);

type Said = Pick<BenchmarkResults, 'judge' | 'prompt'> & { answers: Record<string, BenchmarkOutcome> };

function writeResults(file: string, { judge, prompt, answers }: Said): void {
  const { version } = benchmark.edition;
  const results: BenchmarkResults = {
    judge,
    version,
    made_on: new Date().toISOString().slice(0, 10),
    prompt,
    answers,
  };
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(results, null, 2)}\n`);
  say(`Written: ${path.relative('.', file)}`);
}

function runEngine(isStored: boolean): void {
  const started = performance.now();
  const answers = judgeByEngine(benchmark.cases);
  say(scoreTable(judgedBy(benchmark.cases, answers)));
  say(`${benchmark.cases.length} cases in ${((performance.now() - started) / 1000).toFixed(1)} s, no cost.`);
  const said = { judge: 'Little Pear engine', prompt: null, answers };
  writeResults(path.join(output, 'engine.json'), said);
  if (isStored) writeResults(path.join(folder, 'results', 'engine.json'), said);
}

async function runModel(options: ModelOptions): Promise<void> {
  const { model, baseURL, temperature, limit } = options;
  const name = model.replaceAll(/[^\w.-]+/g, '-');
  const head = {
    version: benchmark.edition.version,
    model,
    base_url: baseURL,
    prompt: benchmarkPromptHash,
    temperature,
  };
  const file = new AnswersFile(path.join(output, `${name}.jsonl`), head);
  const cases = spread(benchmark.cases, limit);
  const started = performance.now();
  try {
    await askModel(cases, options, {
      file,
      progress: (done, asked) => {
        if (done % 50 === 0 || done === asked)
          say(progressLine({ done, asked, ms: performance.now() - started }));
      },
    });
  } finally {
    const answers = [...file.answers.values()];
    const outcomes = Object.fromEntries(answers.map(({ id, answer }) => [id, answer]));
    say(scoreTable(judgedBy(cases, outcomes)));
    say(costLine(answers, options.price));
    writeResults(path.join(output, `${name}.json`), {
      judge: model,
      prompt: benchmarkPromptHash,
      answers: outcomes,
    });
  }
}

try {
  const options = readOptions(process.argv.slice(2), process.env);
  if (options.judge === 'engine') runEngine(options.isStored);
  else await runModel(options);
} catch (error) {
  const isOurs =
    error instanceof OptionsError || error instanceof AnswersFileError || error instanceof ModelAwayError;
  if (!isOurs) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
