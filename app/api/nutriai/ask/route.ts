import { nutriaiAskOperations } from '@/lib/contract/openapi/operations/nutriai-ask';
import { absoluteUrl } from '@/lib/content/publishing/metadata';
import { askAnswer } from '@/lib/contract/nutriai-ask';
import { apiRoute } from '@/app/api/api-route';
import { operationEndpoint } from '@/lib/platform/http/operation-endpoint';
import { eventStream, type EventSink, wantsEventStream } from '@/lib/platform/http/event-stream';
import { answerQuestion } from '@/lib/nutriai/server/ask/answer-question';
import { askedOf } from '@/lib/nutriai/server/ask/asked-of';
import { readAskedLog } from '@/lib/nutriai/server/ask/log/read-asked-log';
import { articleFinder } from '@/lib/nutriai/server/ask/find-articles';
import { siteModel } from '@/lib/nutriai/model/site-model';

/** POST /api/nutriai/ask */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute(
  {
    POST: operationEndpoint(nutriaiAskOperations.askNutriai, {
      handle: async ({ body, caller, ...visit }) => {
        const { asked, babyId } = await askedOf(visit, caller, body);
        const timeZone = body.time_zone;
        const work = ({ send, signal }: EventSink) =>
          answerQuestion(body.question, asked, {
            findArticles: articleFinder(visit.payload, visit.nowMs()),
            readLog: async () => (babyId === null ? null : readAskedLog(visit, caller, { babyId, timeZone })),
            english: caller.english,
            model: siteModel(),
            urlOf: absoluteUrl,
            onEvent: send,
            signal,
          });
        return wantsEventStream(visit.request)
          ? eventStream(visit, { answer: askAnswer, work })
          : work({ send: () => undefined, signal: visit.request.signal });
      },
    }),
  },
  { limit: 'ask', limitBy: 'member' },
);
