import { CholeskyDecomposition, Matrix } from 'ml-matrix';
import { featureScale, type LinearModel } from '@/lib/nutriai/server/meaning/linear-model';

/** A question by what it means. */
export interface MeantQuestion {
  embedding: Float32Array;
  label: string;
}

/** How much of the mean variance is added to each of its own: classes have few questions. */
const shrinkage = 0.1;

/**
 * Trains a linear discriminant: all classes are taken to spread alike around their mean. The same questions give
 * the same weights. Classes without a question are left out.
 */
export function trainDiscriminant(questions: readonly MeantQuestion[]): LinearModel {
  const classes = [...new Set(questions.map(({ label }) => label))];
  const means = new Map(
    classes.map((name) => [name, meanOf(questions.filter(({ label }) => label === name))]),
  );
  const apart = new Matrix(
    questions.map(({ embedding, label }) => {
      const mean = means.get(label) ?? [];
      return [...embedding].map((value, at) => value - (mean[at] ?? 0));
    }),
  );
  const spread = apart.transpose().mmul(apart).div(questions.length);
  const added = (shrinkage * spread.trace()) / spread.rows;
  const centres = new Matrix(classes.map((name) => means.get(name) ?? []));
  const solved = new CholeskyDecomposition(spread.add(Matrix.eye(spread.rows).mul(added)))
    .solve(centres.transpose())
    .transpose();
  return {
    classes,
    weights: classes.map((_, index) => weightsOf(solved.getRow(index), centres.getRow(index))),
  };
}

function meanOf(questions: readonly MeantQuestion[]): number[] {
  const [first] = questions;
  const sums = new Array<number>(first?.embedding.length ?? 0).fill(0);
  for (const { embedding } of questions)
    embedding.forEach((value, at) => (sums[at] = (sums[at] ?? 0) + value));
  return sums.map((sum) => sum / questions.length);
}

/** Its features are scaled when it is read, its bias is not. */
function weightsOf(solved: readonly number[], centre: readonly number[]): Float32Array {
  const bias = -0.5 * solved.reduce((sum, weight, at) => sum + weight * (centre[at] ?? 0), 0);
  return Float32Array.from([...solved.map((weight) => weight / featureScale), bias]);
}
