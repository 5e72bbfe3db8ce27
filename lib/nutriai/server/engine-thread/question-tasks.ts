import type { SafetyCheckAnswer, SafetyCheckRequest } from '../../../contract/nutriai-public';
import type { Child } from '../../engine/child';
import { answerStep } from '../ask/answer-step';
import { checkWording } from '../ask/check-wording';
import { checkSafety } from '../public/check-safety';
import { checkSafetyOfBaby } from '../public/check-safety-of-baby';

/** Without a child of the site's the request says all. */
export const safetyCheck = ({
  request,
  child,
}: {
  request: SafetyCheckRequest;
  child: Child | null;
}): SafetyCheckAnswer => (child === null ? checkSafety(request) : checkSafetyOfBaby(request, child));
export const question = answerStep;
export const phrasing = checkWording;
