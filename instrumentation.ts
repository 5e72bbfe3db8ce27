/**
 * Asked by Next once, before the first request: traces go to a collector where one is named. Nothing of it is
 * loaded where none is.
 */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs' || !process.env.OTEL_EXPORTER_OTLP_ENDPOINT) return;
  const [{ registerOTel }, { TracesWithoutPeople }] = await Promise.all([
    import('@vercel/otel'),
    import('./lib/platform/log/traces-without-people'),
  ]);
  registerOTel({ serviceName: 'little-pear', spanProcessors: [new TracesWithoutPeople(), 'auto'] });
}
