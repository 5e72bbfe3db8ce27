import { benchmarkFileAnswer } from '@/lib/content/publishing/benchmark-answer';

type FileContext = { params: Promise<{ file: string }> };

/** `/nutriai/benchmark/infant-food-safety-1.0.0.jsonl` and the other files of the benchmark. */
export async function GET(request: Request, { params }: FileContext): Promise<Response> {
  const { file } = await params;
  return (
    benchmarkFileAnswer(request, file) ??
    new Response('Not found', {
      status: 404,
      headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' },
    })
  );
}
