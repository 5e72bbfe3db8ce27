import { serviceWorkerAnswer } from '@/lib/offline/service-worker-answer';

export const dynamic = 'force-dynamic';

export function GET(request: Request): Promise<Response> {
  return serviceWorkerAnswer(request);
}
