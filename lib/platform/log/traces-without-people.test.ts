import { SpanStatusCode, trace } from '@opentelemetry/api';
import {
  BasicTracerProvider,
  InMemorySpanExporter,
  SimpleSpanProcessor,
} from '@opentelemetry/sdk-trace-base';
import { TracesWithoutPeople } from './traces-without-people';

const exporter = new InMemorySpanExporter();
const provider = new BasicTracerProvider({
  spanProcessors: [new TracesWithoutPeople(), new SimpleSpanProcessor(exporter)],
});

afterAll(() => provider.shutdown());

test('what goes to a collector has no queries, no ids and no words of an error', () => {
  const span = provider
    .getTracer('test')
    .startSpan('fetch GET https://oauth2.googleapis.com/tokeninfo?id_token=secret-1', {
      attributes: {
        'http.target': '/reset-password?token=secret-2',
        'url.path': '/api/nutriai/baby-profiles/6a04ce52-d659-43b2-ac06-68dd99a850d7',
        'url.query': 'q=secret-3',
        'http.url': 'https://oauth2.googleapis.com/tokeninfo?id_token=secret-4',
        'url.full': 'https://me:secret-5@store.example/pear/ona@secret-6.example',
        'resource.name': 'GET /search?q=secret-7',
        'http.route': '/api/nutriai/baby-profiles/[id]',
        'http.status_code': 200,
      },
    });
  span.recordException(new Error('Failed query: select … params: secret-8'));
  span.setStatus({ code: SpanStatusCode.ERROR, message: 'params: secret-9' });
  span.end();
  const [sent] = exporter.getFinishedSpans();
  expect(trace.isSpanContextValid(span.spanContext())).toBe(true);
  expect(sent?.name).toBe('fetch GET https://oauth2.googleapis.com/tokeninfo');
  expect(sent?.attributes).toEqual({
    'http.target': '/reset-password',
    'url.path': '/api/nutriai/baby-profiles/:id',
    'http.url': 'https://oauth2.googleapis.com/tokeninfo',
    'url.full': 'https://store.example/pear/:id',
    'resource.name': 'GET /search',
    'http.route': '/api/nutriai/baby-profiles/[id]',
    'http.status_code': 200,
  });
  expect(sent?.events[0]?.attributes).toEqual({ 'exception.type': 'Error' });
  expect(sent?.status).toEqual({ code: SpanStatusCode.ERROR });
  expect(JSON.stringify([sent?.name, sent?.attributes, sent?.events, sent?.status])).not.toContain('secret');
});
