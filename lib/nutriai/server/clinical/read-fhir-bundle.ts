import type { Bundle } from 'fhir/r4';
import type { Caller, ServiceContext } from '@/lib/platform/http/service-context';
import { readBaby } from '../babies/babies';
import { readInsights } from '../insights/baby-insights';
import { fhirBundle } from './fhir-bundle';

interface Asked {
  babyId: string;
  /** The window of intake: it ends today. */
  days: number;
  timeZone: string;
  signal?: AbortSignal;
}

/**
 * Reads a baby and its log as a FHIR R4 bundle.
 * @throws ApiError 404 for a baby that is not the caller's
 */
export async function readFhirBundle(context: ServiceContext, caller: Caller, asked: Asked): Promise<Bundle> {
  const baby = await readBaby(context, caller, asked.babyId);
  const insights = await readInsights(context, caller, asked);
  return fhirBundle({ baby, insights, madeAtMs: context.nowMs() });
}
