import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { EngineThread } from '../engine-thread/engine-thread';
import { MeaningThread, meaningLimits } from './meaning-thread';

const patientMs = 60_000;
let thread: EngineThread;

afterEach(() => thread.close());

function compiledWorker(): string {
  const compile = path.join(process.cwd(), 'scripts/print-compiled-program.mjs');
  const lines = execFileSync(process.execPath, [compile, 'lib/nutriai/server/meaning/meaning-worker.ts'], {
    encoding: 'utf8',
  });
  return lines.split('\n').at(-1) ?? '';
}

it(
  'reads questions and emergencies in a thread of its own, and in another language only emergencies',
  async () => {
    thread = new EngineThread(compiledWorker(), meaningLimits);
    const reader = new MeaningThread(thread, { budgetMs: patientMs });
    expect(await reader.meaning('why is honey not allowed for babies')).toEqual({
      emergency: null,
      isCalm: false,
      intent: 'honey',
      answers: [
        { name: 'when can babies have honey', share: expect.closeTo(0.8, 1) as unknown },
        { name: 'honey for babies', share: expect.closeTo(0.2, 1) as unknown },
      ],
    });
    expect(await reader.meaning('food is lodged in her throat and no sound comes out')).toMatchObject({
      emergency: { class: 'choking' },
    });
    expect(await reader.meaning('se ha tragado una pila y no respira')).toMatchObject({
      emergency: expect.anything() as unknown,
      intent: null,
    });
    expect(await reader.meaning('cuánta agua bebe un bebé de ocho meses')).toEqual({
      emergency: null,
      isCalm: false,
      intent: null,
      answers: [],
    });
    const over =
      'croup last Nov, hospital one night. now totally fine. flu jab wed, can he have egg before it';
    expect(await reader.meaning(over)).toMatchObject({ emergency: null, isCalm: true });
    expect(reader.problem()).toBeNull();
  },
  patientMs,
);

it('leaves all to the rules, and says so, where the program is missing', async () => {
  thread = new EngineThread('/nowhere/meaning-worker.mjs', meaningLimits);
  const reader = new MeaningThread(thread, { budgetMs: patientMs });
  expect(await reader.meaning('why is honey not allowed for babies')).toBeNull();
  expect(reader.problem()).toContain('rules alone');
});
