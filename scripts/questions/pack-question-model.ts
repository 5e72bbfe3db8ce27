import type { StoredQuestionModel } from '@/lib/nutriai/server/ask/near/question-model';

/** So many weights of a class are kept, those that tell most, so that the file stays below five megabytes. */
const mostWeights = 2_000;
const largest = 127;

/** Packs the weights of each class, the last of which is its bias. */
export function packQuestionModel(
  classes: readonly string[],
  weights: readonly Float32Array[],
): Omit<StoredQuestionModel, 'hash'> {
  const scales = weights.map(
    (own) => own.slice(0, -1).reduce((most, w) => Math.max(most, Math.abs(w)), 0) / largest,
  );
  const places = (weights[0]?.length ?? 1) - 1;
  const counts = new Uint16Array(places);
  const byPlace: { owner: number; weight: number }[][] = Array.from({ length: places }, () => []);
  for (const [owner, own] of weights.entries())
    for (const place of heaviest(own)) {
      const weight = Math.round((own[place] ?? 0) / (scales[owner] ?? 1));
      if (weight === 0) continue;
      counts[place] = (counts[place] ?? 0) + 1;
      byPlace[place]?.push({ owner, weight });
    }
  const kept = byPlace.flat();
  return {
    classes,
    scales: scales.map(rounded),
    biases: weights.map((own) => rounded(own.at(-1) ?? 0)),
    counts: base64(counts),
    owners: base64(Uint16Array.from(kept, ({ owner }) => owner)),
    weights: base64(Int8Array.from(kept, ({ weight }) => weight)),
  };
}

/** The places of the weights of a class that are furthest from 0. */
function heaviest(own: Float32Array): number[] {
  const places = [...own.keys()].slice(0, -1).filter((place) => own[place] !== 0);
  return places
    .sort((one, other) => Math.abs(own[other] ?? 0) - Math.abs(own[one] ?? 0))
    .slice(0, mostWeights);
}

const rounded = (value: number) => Number(value.toPrecision(6));

const base64 = ({ buffer }: Uint16Array | Int8Array) => Buffer.from(buffer).toString('base64');
