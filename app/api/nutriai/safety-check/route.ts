import { nutriaiPublicOperations } from '@/lib/contract/openapi/operations/nutriai-public';
import { apiRoute } from '@/app/api/api-route';
import { runInEngine } from '@/lib/nutriai/server/engine-thread/run-in-engine';
import { credentialsMissing } from '@/lib/platform/http/api-error';
import { operationEndpoint } from '@/lib/platform/http/operation-endpoint';
import type { Child } from '@/lib/nutriai/engine/child';
import { askedOf } from '@/lib/nutriai/server/ask/asked-of';
import { safetyInEnglish } from '@/lib/nutriai/server/public/safety-in-english';
import { meaningOfTold, withAlarmOf } from '@/lib/nutriai/server/public/alarm-of-meaning';

/** POST /api/nutriai/safety-check */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute(
  {
    POST: operationEndpoint(nutriaiPublicOperations.checkSafety, {
      handle: async ({ body, caller, ...visit }) => {
        const { signal } = visit.request;
        let child: Child | null = null;
        if (body.baby !== undefined) {
          if (!caller) throw credentialsMissing();
          ({ child } = (await askedOf(visit, caller, { baby: body.baby, question: '' })).asked);
        }
        const [answer, meaning] = await Promise.all([
          runInEngine('safetyCheck', { request: body, child }, { signal }),
          meaningOfTold(body.text),
        ]);
        const locale = child?.locale ?? body.locale;
        const ageMonths = child?.ageMonths ?? body.age_months ?? 0;
        return safetyInEnglish(withAlarmOf(meaning, answer, { ageMonths, locale }), {
          isAmerican:
            body.language === undefined ? caller?.english === 'american' : body.language === 'en-US',
          locale,
        });
      },
    }),
  },
  { limit: 'safetyCheck', limitBy: 'member' },
);
