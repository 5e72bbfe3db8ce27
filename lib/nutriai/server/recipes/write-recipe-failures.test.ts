import {
  cutsOff,
  fails,
  LoopbackModel,
  type Reply,
  says,
  saysAfter,
} from '../../model/loopback-model.test-helper';
import { writeRecipe } from './write-recipe';
import { codesOf, draft, foodsOf, good, request, withHoney, write } from './written.test-helper';

const model = new LoopbackModel();

beforeAll(() => model.start());
afterAll(() => model.stop());

describe('a server that fails', () => {
  it('is asked once more after 429, when its Retry-After says', async () => {
    const started = Date.now();
    const written = await write(model, [fails(429, { 'retry-after': '1' }), draft(good)]);
    expect(written.engine).toBe('model');
    expect(Date.now() - started).toBeGreaterThanOrEqual(990);
  });

  it('is not waited for when Retry-After is beyond the time there is', async () => {
    const started = Date.now();
    const written = await write(model, [fails(429, { 'retry-after': '3600' })]);
    expect(written).toMatchObject({ engine: 'composer', attempts: 1 });
    expect(model.sent).toHaveLength(1);
    expect(Date.now() - started).toBeLessThan(60_000);
  });

  it('is asked once more after 500, and no more', async () => {
    expect(await write(model, [fails(500), draft(good)])).toMatchObject({ engine: 'model' });
    const written = await write(model, [fails(500)]);
    expect(model.sent).toHaveLength(2);
    expect(written.engine).toBe('composer');
    expect(codesOf(written)).toEqual(['server']);
  });

  it('that cuts the connection is asked once more', async () => {
    expect(await write(model, [cutsOff, draft(good)])).toMatchObject({ engine: 'model' });
    expect(await write(model, [cutsOff])).toMatchObject({ engine: 'composer' });
  });

  it('that does not know schemas is asked for a JSON object', async () => {
    const written = await write(model, [fails(400), draft(good)]);
    expect(written.engine).toBe('model');
    expect(model.sent.map(({ response_format: format }) => format?.type)).toEqual(['json_schema', undefined]);
  });

  it('that refuses the key is not asked again', async () => {
    const written = await write(model, [fails(401)]);
    expect(model.sent).toHaveLength(1);
    expect(codesOf(written)).toEqual(['refused']);
  });

  it('that sends us elsewhere is not followed', async () => {
    const elsewhere: Reply = (response) => response.writeHead(307, { location: '/v1/elsewhere' }).end();
    const written = await write(model, [elsewhere, draft(good)]);
    expect(model.sent).toHaveLength(1);
    expect(written.engine).toBe('composer');
  });

  it('that is not there leaves it to the composer', async () => {
    const written = await writeRecipe(request, {
      settings: { baseURL: 'http://127.0.0.1:9/v1', model: 'none' },
      limits: { totalMs: 2000, callMs: 500, retryMs: 10 },
    });
    expect(written).toMatchObject({ engine: 'composer', attempts: 1 });
  });
});

describe('whichever of its calls fails', () => {
  const failures: [string, Reply][] = [
    ['answers with 500', fails(500)],
    ['is busy', fails(429)],
    ['cuts the connection', cutsOff],
    ['talks garbage', says('<html>\u0000')],
    ['says nothing', saysAfter(60_000, JSON.stringify(good))],
  ];

  it.each(failures)(
    'a model that %s leaves it to the composer, and nothing unsafe is cooked',
    async (_name, failure) => {
      for (let call = 1; call <= 3; call += 1) {
        // Until then it answers with what has to be refused, so that it is asked again.
        const replies = [...Array.from({ length: call - 1 }, () => draft(withHoney)), failure];
        const written = await write(model, replies, { limits: { callMs: 150 } });
        expect(written.engine).toBe('composer');
        expect(foodsOf(written)).not.toContain('honey');
        // The one that fails is asked once more; garbage is a draft like any other, and three of them are enough.
        expect(model.sent.length).toBeLessThanOrEqual(Math.max(3, call + 1));
      }
    },
  );
});

describe('time', () => {
  it('a call that takes too long is given up, and the composer cooks', async () => {
    const written = await write(model, [saysAfter(60_000, JSON.stringify(good))], {
      limits: { callMs: 150 },
    });
    expect(written).toMatchObject({ engine: 'composer', attempts: 1 });
    expect(codesOf(written)).toEqual(['timeout']);
  });

  it('all calls together keep to the time there is', async () => {
    const started = Date.now();
    const written = await write(model, [draft(withHoney), saysAfter(60_000, JSON.stringify(good))], {
      limits: { totalMs: 400, callMs: 60_000 },
    });
    expect(written.engine).toBe('composer');
    expect(Date.now() - started).toBeLessThan(30_000);
  });

  it('a parent who leaves stops it at once', async () => {
    const leaving = new AbortController();
    const leaves: Reply = () => leaving.abort(new Error('left'));
    await expect(write(model, [leaves], { signal: leaving.signal })).rejects.toThrow('left');
    expect(model.sent).toHaveLength(1);
  });

  it('also while it waits for a busy server', async () => {
    const leaving = new AbortController();
    const isBusy: Reply = (response, body) => {
      fails(429, { 'retry-after': '30' })(response, body);
      setTimeout(() => leaving.abort(new Error('left')), 100);
    };
    await expect(write(model, [isBusy], { signal: leaving.signal })).rejects.toThrow('left');
    expect(model.sent).toHaveLength(1);
  });
});
