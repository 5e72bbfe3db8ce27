/** Asked by Next once, before the first request: traces go to a collector where one is named. Nothing of it is loaded where none is. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs' || !process.env.OTEL_EXPORTER_OTLP_ENDPOINT) return;
  const { registerOTel } = await import('@vercel/otel');
  registerOTel({ serviceName: 'little-pear' });
}
