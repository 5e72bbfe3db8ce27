import { hashSync } from '@node-rs/argon2';
import {
  hashParameters,
  hashPassword,
  isOutdated,
  parametersOfUnknownHash,
  verifyPassword,
} from './password-hash';
import { BoundedWork } from './work-queue';

describe('password hashes', () => {
  it('are argon2id of at least the strength that OWASP asks for', async () => {
    const hash = await hashPassword('Quiet-River-9');
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=32768,t=2,p=1\$/);
    expect(hashParameters.memoryCost * hashParameters.timeCost).toBeGreaterThanOrEqual(19_456 * 2);
    expect(await verifyPassword(hash, 'Quiet-River-9')).toBe(true);
    expect(await verifyPassword(hash, 'quiet-River-9')).toBe(false);
  });

  it('tell two long passwords apart by their last character', async () => {
    const hash = await hashPassword(`${'a'.repeat(127)}B`);
    expect(await verifyPassword(hash, `${'a'.repeat(127)}C`)).toBe(false);
    expect(await verifyPassword(hash, 'a'.repeat(127))).toBe(false);
  });

  it('cost the same for nobody as for a member', () => {
    expect(parametersOfUnknownHash).toMatchObject({ ...hashParameters, algorithm: 2 });
  });

  it('never verify for nobody', async () => {
    expect(await verifyPassword(null, 'Quiet-River-9')).toBe(false);
    expect(await verifyPassword(null, '')).toBe(false);
  });

  it('are outdated when made with less', async () => {
    expect(isOutdated(hashSync('x', { memoryCost: 19_456, timeCost: 2, parallelism: 1 }))).toBe(true);
    expect(isOutdated(hashSync('x', { ...hashParameters, timeCost: 1 }))).toBe(true);
    expect(isOutdated(hashSync('x', { ...hashParameters, timeCost: 3 }))).toBe(false);
    expect(isOutdated(await hashPassword('x'))).toBe(false);
  });
});

describe('heavy work', () => {
  it('runs so much at once, lets so much wait and refuses the rest with 503', async () => {
    const work = new BoundedWork({ atOnce: 2, maxWaiting: 3 });
    let running = 0;
    let most = 0;
    const piece = async () => {
      running += 1;
      most = Math.max(most, running);
      await new Promise((done) => setTimeout(done, 5));
      running -= 1;
    };
    const results = await Promise.allSettled(Array.from({ length: 8 }, () => work.run(piece)));
    expect(most).toBe(2);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
    expect(results.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { status: 503 } });
    await expect(work.run(async () => 'free again')).resolves.toBe('free again');
  });

  it('serves those who wait by lanes in turn, whom we know first', async () => {
    const work = new BoundedWork({ atOnce: 1, maxWaiting: 10 });
    const served: string[] = [];
    const piece = (name: string) => async () => {
      served.push(name);
    };
    const flood = Array.from({ length: 4 }, (_, index) =>
      work.run(piece(`flood ${index}`), { lane: 'flood' }),
    );
    const calm = work.run(piece('calm'), { lane: 'calm' });
    const known = work.run(piece('known'), { lane: 'flood', isFirst: true });
    await Promise.all([...flood, calm, known]);
    expect(served).toEqual(['flood 0', 'known', 'flood 1', 'calm', 'flood 2', 'flood 3']);
  });

  it('refuses the last of the longest lane when all places are taken', async () => {
    const work = new BoundedWork({ atOnce: 1, maxWaiting: 3 });
    const piece = () => Promise.resolve();
    const flood = Array.from({ length: 6 }, () => work.run(piece, { lane: 'flood' }));
    const calm = work.run(piece, { lane: 'calm' });
    const known = work.run(piece, { lane: 'known', isFirst: true });
    const results = await Promise.allSettled(flood);
    expect(results.map(({ status }) => status === 'fulfilled')).toEqual([
      true,
      true,
      true,
      false,
      false,
      false,
    ]);
    await expect(Promise.all([calm, known])).resolves.toEqual([undefined, undefined]);
  });

  it('has all its places again once those who waited are served or refused', async () => {
    const work = new BoundedWork({ atOnce: 1, maxWaiting: 2 });
    const piece = () => Promise.resolve();
    for (let round = 0; round < 4; round += 1) {
      const results = await Promise.allSettled(Array.from({ length: 5 }, () => work.run(piece)));
      expect(results.map(({ status }) => status === 'fulfilled')).toEqual([true, true, true, false, false]);
    }
  });

  it('refuses the new one where no lane has more waiting', async () => {
    const work = new BoundedWork({ atOnce: 1, maxWaiting: 2 });
    const piece = () => Promise.resolve();
    const lanes = ['running', 'one', 'two', 'three'];
    const results = await Promise.allSettled(lanes.map((lane) => work.run(piece, { lane })));
    expect(results.map(({ status }) => status === 'fulfilled')).toEqual([true, true, true, false]);
  });

  it('passes the turn on when a piece fails', async () => {
    const work = new BoundedWork({ atOnce: 1, maxWaiting: 1 });
    const failing = work.run(async () => Promise.reject(new Error('no')));
    const next = work.run(async () => 'done');
    await expect(failing).rejects.toThrow('no');
    await expect(next).resolves.toBe('done');
  });
});
