import type { Config } from 'payload';
import { withoutParameters } from '../../platform/http/failure';
import { log } from '../../platform/log/log';
import { isRefusal } from './is-refusal';

type LoggerConfig = Extract<Config['logger'], { options: unknown }>;

/** As pino numbers them. */
const levels = { info: 30, warn: 40, error: 50 } as const;

/**
 * What Payload has to say, in the site's own log. Its own logger writes a failed query with its parameters,
 * which are emails and names, and in a form that no collector of logs reads.
 */
export const payloadLogger: LoggerConfig = {
  options: {
    hooks: {
      logMethod([first, second], _write, level) {
        const { error, text } = saidIn(first, second);
        if (isRefusal(error)) log.info('Payload refused a call', { reason: messageOf(error) });
        else if (level >= levels.error)
          log.error(text ?? 'Payload failed', withoutParameters(error ?? text ?? 'It did not say why.'));
        else if (level >= levels.warn) log.warn(text ?? 'Payload warned', reasonOf(error));
        else if (level >= levels.info) log.info(text ?? 'Payload told', reasonOf(error));
      },
    },
  },
};

/** Payload passes a text, an error, or an object with either (`msg`, `err`), and a text behind it. */
function saidIn(first: unknown, second: unknown): { error?: unknown; text?: string } {
  if (typeof first === 'string') return { text: first };
  if (first instanceof Error) return { error: first, ...textOf(second) };
  if (typeof first !== 'object' || first === null) return textOf(second);
  const error: unknown = 'err' in first ? first.err : 'error' in first ? first.error : undefined;
  return { error, ...textOf('msg' in first ? first.msg : second) };
}

function textOf(value: unknown): { text?: string } {
  return typeof value === 'string' ? { text: value.replace(/\nparams: [^]*$/, '') } : {};
}

function reasonOf(error: unknown): { reason?: string } {
  return error === undefined ? {} : { reason: messageOf(error) };
}

function messageOf(error: unknown): string {
  return withoutParameters(error).message;
}
