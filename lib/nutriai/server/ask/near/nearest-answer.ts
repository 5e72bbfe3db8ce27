import { commonAnswers, type RecognisedAnswer } from '../common-answers';
import { type ExampleIndex, exampleIndex } from './example-index';

/** What is to be compared, and the age that it is asked of. */
export interface ComparedQuestion {
  /** As it was typed. */
  text: string;
  /** As the patterns read it. */
  plain: string;
  months: number;
}

/** An answer that a question is near to. */
export interface NearAnswer {
  answer: RecognisedAnswer;
  /** Whether hardly another one comes into question: it may then come before what a wide pattern found. */
  isSure: boolean;
}

/**
 * Set on examples that were left out, one in ten at a time, so that nine in ten of those answered get the
 * right subject (docs/meaning.md). `met` keeps away what is near and about something else.
 */
const least = { near: 0.45, met: 0.6, share: 0.5, shareOfSubject: 0.85 };
const sure = { near: 0.5, share: 0.85 };
/** The smaller, the more a little nearer counts. */
const sharpness = 0.05;

let index: ExampleIndex | undefined;

/** Finds the written answer whose examples a question is nearest to; null where none is near enough and clear of the others. */
export function nearestAnswer({ text, plain, months }: ComparedQuestion): NearAnswer | null {
  index ??= exampleIndex(commonAnswers.map(({ examples = [] }) => examples));
  const found = index(text);
  const near = commonAnswers.map((answer, place) => ({
    answer,
    ...(isOpen(answer, plain, months) ? (found[place] ?? nothing) : nothing),
  }));
  const best = near.reduce((most, each) => (each.near > most.near ? each : most));
  const shareOf = (some: readonly (typeof best)[]) =>
    some.reduce((sum, each) => sum + Math.exp((each.near - best.near) / sharpness), 0);
  const all = shareOf(near);
  const share = 1 / all;
  const shareOfSubject = shareOf(near.filter(({ answer }) => answer.id === best.answer.id)) / all;
  const isNear = best.near >= least.near && best.met >= least.met;
  if (!isNear || share < least.share || shareOfSubject < least.shareOfSubject) return null;
  return { answer: best.answer, isSure: best.near >= sure.near && share >= sure.share };
}

const nothing = { near: 0, met: 0 };

const isOpen = ({ notAsks, ageUntil }: RecognisedAnswer, plain: string, months: number) =>
  (ageUntil === undefined || months < ageUntil) && !notAsks.some((pattern) => pattern.test(plain));
