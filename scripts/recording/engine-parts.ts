import { foodPage } from '@/lib/content/reading/foods/food-page';
import { recipePage } from '@/lib/content/reading/recipes/recipe-page';
import { openApiDocument } from '@/lib/contract/openapi/document';
import { operations, operationTags } from '@/lib/contract/openapi/operations';
import { compose } from '@/lib/nutriai/engine/composer/compose';
import { randomRequest } from '@/lib/nutriai/engine/composer/random-request.test-helper';
import { foods } from '@/lib/nutriai/engine/foods/food-list';
import { growthReport } from '@/lib/nutriai/engine/growth/growth-report';
import { needsFor } from '@/lib/nutriai/engine/needs/needs-for';
import { generatedRequests } from '@/lib/nutriai/engine/planner/generated-babies.test-helper';
import { type Solver } from '@/lib/nutriai/engine/planner/linear-model';
import { plan } from '@/lib/nutriai/engine/planner/plan';
import { WorkerSolver } from '@/lib/nutriai/engine/planner/solve-in-worker';
import { recipes } from '@/lib/nutriai/engine/recipes/recipe-list';
import { assess, assessReading, readForGate } from '@/lib/nutriai/engine/safety/assess';
import { caseTables } from '@/lib/nutriai/engine/safety/safety-cases';
import { generatedTexts } from './generated-texts';

export interface PartSizes {
  texts: number;
  composed: number;
  weeks: number;
}

/** What the engine and all that is made from it say, a line each; every part is the same at every run. */
export const engineParts: Readonly<
  Record<string, (sizes: PartSizes) => Iterable<unknown> | AsyncIterable<unknown>>
> = {
  foods: () => foods.map(({ id }) => foodPage(id)),
  recipes: () => recipes.map(({ id }) => recipePage(id)),
  growth,
  needs,
  cases,
  texts: ({ texts }) => generatedTexts(texts).map((each) => ({ ...each, ...assess(each, each.child) })),
  composed: ({ composed }) => Array.from({ length: composed }, (_, index) => compose(randomRequest(index))),
  openapi: () => [
    openApiDocument({ siteName: 'Site', siteUrl: 'https://site.test', operations, tags: operationTags }),
  ],
  weeks,
};

function* cases(): Iterable<unknown> {
  for (const { name: table, cases: sets } of caseTables) {
    for (const { texts, ages, child, expected, rule } of sets) {
      for (const text of texts) {
        const reading = readForGate({ text }, child?.locale);
        for (const ageMonths of ages) {
          const verdict = assessReading(reading, { ...child, ageMonths });
          yield { table, text, ageMonths, child, expected, rule, verdict };
        }
      }
    }
  }
}

/** Every week of age, from small to large, lying and standing. */
function* growth(): Iterable<unknown> {
  for (let ageDays = 0; ageDays <= 1826; ageDays += 7) {
    for (const share of [0.85, 1, 1.2]) {
      for (const sex of ['female', 'male', 'unspecified'] as const) {
        const lengthCm = (50 + 26 * (1 - Math.exp(-ageDays / 250)) + ageDays * 0.018) * Math.cbrt(share);
        const weightKg = (3.3 + 6.7 * (1 - Math.exp(-ageDays / 200)) + ageDays * 0.0045) * share;
        const headCm = (34.5 + 11.5 * (1 - Math.exp(-ageDays / 180))) * Math.cbrt(share);
        const input = { sex, ageDays, weightKg, lengthCm, headCm };
        yield { ...input, report: growthReport(input) };
      }
    }
  }
}

function* needs(): Iterable<unknown> {
  for (let ageMonths = 0; ageMonths <= 36; ageMonths += 1) {
    for (const sex of ['female', 'male', 'unspecified'] as const) {
      for (const feeding of ['breast', 'formula', 'mixed', 'none'] as const) {
        for (const locale of [undefined, 'uk', 'us'] as const) {
          for (const diet of ['omnivore', 'vegan'] as const) {
            const child = { ageMonths, sex, feeding, locale, diet };
            yield { child, needs: needsFor(child) };
          }
        }
      }
    }
  }
}

/** On a busy machine the usual limit would end a search before its proof, and the plan would be another. */
const timeLimitSeconds = 3600;

async function* weeks({ weeks: count }: PartSizes): AsyncIterable<unknown> {
  const worker = new WorkerSolver({ workers: 1 });
  const solver: Solver = {
    solve: (model, options) => worker.solve(model, { ...options, timeLimitSeconds }),
  };
  for (const request of generatedRequests(count, 7)) yield { request, plan: await plan(request, solver) };
  await worker.close();
}
