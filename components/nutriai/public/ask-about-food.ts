import type { SafetyCheckAnswer, SafetyCheckRequest } from '@/lib/contract/nutriai-public';
import { apiUrl } from '@/lib/accounts/client/api-url';

export type CheckOutcome =
  | { outcome: 'answer'; answer: SafetyCheckAnswer }
  | { outcome: 'limit' }
  | { outcome: 'server' }
  | { outcome: 'network' };

type Question = Pick<SafetyCheckRequest, 'age_months' | 'text' | 'allergies' | 'diet' | 'language'>;

/** POST /api/nutriai/safety-check. Every end is one that the form has words for. */
export async function askAboutFood(question: Question): Promise<CheckOutcome> {
  try {
    const response = await fetch(apiUrl('/api/nutriai/safety-check'), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      body: JSON.stringify(question),
    });
    if (response.ok) return { outcome: 'answer', answer: (await response.json()) as SafetyCheckAnswer };
    return { outcome: response.status === 429 ? 'limit' : 'server' };
  } catch (error) {
    // What fetch throws when no answer comes.
    if (error instanceof TypeError) return { outcome: 'network' };
    throw error;
  }
}
