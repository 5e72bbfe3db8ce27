type Level = 'debug' | 'info' | 'warn' | 'error';
type Fields = Record<string, string | number | boolean | null | undefined>;

const order: readonly Level[] = ['debug', 'info', 'warn', 'error'];

/** Whether lines of this level are wanted (`LOG_LEVEL`), for whoever would have to make them first. */
export function isLogged(level: Level): boolean {
  const lowest = order.find((name) => name === process.env.LOG_LEVEL) ?? 'info';
  return order.indexOf(level) >= order.indexOf(lowest);
}

function write(level: Level, message: string, fields: Fields = {}): void {
  if (!isLogged(level)) return;
  const line = JSON.stringify({ time: new Date().toISOString(), level, message, ...fields });
  (level === 'error' || level === 'warn' ? process.stderr : process.stdout).write(`${line}\n`);
}

/** One JSON object a line. Never pass secrets, email addresses or anything else about a person. */
export const log = {
  debug: (message: string, fields?: Fields) => write('debug', message, fields),
  info: (message: string, fields?: Fields) => write('info', message, fields),
  warn: (message: string, fields?: Fields) => write('warn', message, fields),
  error: (message: string, error: unknown, fields: Fields = {}) =>
    write('error', message, {
      ...fields,
      error: error instanceof Error ? error.message : String(error),
      stack: error instanceof Error ? error.stack : undefined,
    }),
};
