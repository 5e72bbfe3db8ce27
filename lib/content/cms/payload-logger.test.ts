import { DrizzleQueryError } from 'drizzle-orm';
import { pino } from 'pino';
import { payloadLogger } from './payload-logger';

const lines: Record<string, unknown>[] = [];
const logger = pino(payloadLogger.options);

beforeEach(() => {
  lines.splice(0);
  for (const stream of [process.stdout, process.stderr]) {
    jest.spyOn(stream, 'write').mockImplementation((line) => {
      lines.push(JSON.parse(String(line)) as Record<string, unknown>);
      return true;
    });
  }
});
afterEach(() => jest.restoreAllMocks());

describe('what Payload logs', () => {
  it('becomes a line of the site’s own log', () => {
    logger.info({ msg: 'Migrating: 20261121_initial' });
    logger.warn('Something is odd.');
    logger.debug('Details.');
    expect(lines).toEqual([
      expect.objectContaining({ level: 'info', message: 'Migrating: 20261121_initial' }),
      expect.objectContaining({ level: 'warn', message: 'Something is odd.' }),
    ]);
  });

  it('says what failed without what was asked', () => {
    const failed = new DrizzleQueryError(
      'select * from members where email = ?',
      ['parent@example.test'],
      new Error('disk I/O error'),
    );
    logger.error({ err: failed, msg: failed.message });
    logger.error({ err: failed });
    logger.error(failed);
    logger.info({ err: failed });
    expect(lines).toHaveLength(4);
    expect(lines[1]).toMatchObject({ message: 'Payload failed', error: 'disk I/O error' });
    expect(JSON.stringify(lines)).not.toContain('parent@example.test');
  });

  it('is no error where somebody was refused', () => {
    logger.error({ err: Object.assign(new Error('No User'), { status: 400 }) });
    expect(lines).toEqual([
      expect.objectContaining({ level: 'info', message: 'Payload refused a call', reason: 'No User' }),
    ]);
  });

  it('has an error’s stack where it was', () => {
    logger.error({ err: new TypeError('no such row') }, 'A hook failed');
    expect(lines[0]).toMatchObject({ message: 'A hook failed', error: 'no such row' });
    expect(lines[0]?.stack).toContain('payload-logger.test');
  });
});
