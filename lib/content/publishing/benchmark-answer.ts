import 'server-only';
import { conditionalBytes, strongEtag } from '../../platform/http/conditional-answer';
import { benchmarkFiles } from '../reading/benchmark/benchmark-files';

const dayInSeconds = 86_400;

/** Returns a file of the benchmark by its name, or null where there is none of that name. */
export function benchmarkFileAnswer(request: Request, name: string): Response | null {
  const file = benchmarkFiles().find((each) => each.name === name);
  if (file === undefined) return null;
  const headers = new Headers({
    'Content-Type': file.type,
    'Content-Disposition': `attachment; filename="${file.name}"`,
    'Cache-Control': `public, max-age=${dayInSeconds}`,
    ETag: strongEtag(file.body),
  });
  return conditionalBytes(request, headers, file.body);
}
