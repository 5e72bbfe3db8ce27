import { type LinearModel, sharesOf } from './linear-model';

/** A written answer or a route, by its class in the model of questions, and how likely a question asks for it. */
export interface LikelyAnswer {
  name: string;
  /** From 0 to 1; those of all classes add up to 1. */
  share: number;
}

/** What is less likely says nothing. */
const leastShare = 0.02;

/** Returns what an English question may ask for by its embedding, the likeliest first. */
export function likelyAnswers(embedding: Float32Array, model: LinearModel): LikelyAnswer[] {
  return [...sharesOf(model, { embedding, words: new Map() })]
    .map((share, index) => ({ name: model.classes[index] ?? '', share }))
    .filter(({ share }) => share >= leastShare)
    .sort((one, other) => other.share - one.share);
}
