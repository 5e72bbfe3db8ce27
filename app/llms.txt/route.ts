import { llmsTextAnswer } from '@/lib/content/publishing/llms-text';

export const dynamic = 'force-dynamic';

/** GET /llms.txt */
export function GET(request: Request): Promise<Response> {
  return llmsTextAnswer(request);
}
