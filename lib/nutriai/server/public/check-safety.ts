import type { SafetyCheckAnswer, SafetyCheckRequest } from '../../../contract/nutriai-public';
import { nonFieldError } from '../../../platform/http/api-error';
import { safetyCheckJson } from '../../engine/safety/safety-check-json';
import { safetyAnswerOf } from './recipe-answer';

/**
 * Asks the gate about what a visitor sent.
 * @throws ApiError 400 for what the contract's shape lets through and the engine does not know
 */
export function checkSafety(request: SafetyCheckRequest): SafetyCheckAnswer {
  try {
    return safetyAnswerOf(safetyCheckJson(request));
  } catch (error) {
    if (error instanceof TypeError) throw nonFieldError(error.message);
    throw error;
  }
}
