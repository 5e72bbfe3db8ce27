import { type Phase, StartedProject } from './testing/started-project';

/**
 * Each phase runs a process and its worker; the server is one, and while the data are prepared it has no more
 * than loaded its packages.
 */
const processes: Record<Phase, number> = { installing: 2, preparing: 2, building: 2, serving: 1 };

/** What a shell says of a process that a signal ended. */
const interrupted = { SIGINT: 130, SIGTERM: 143 };

async function endWith(script: string, phase: Phase, signal: NodeJS.Signals) {
  const project = new StartedProject(phase);
  try {
    await project.run(script, processes[phase]);
    return await project.end(signal);
  } finally {
    project.remove();
  }
}

// Both commands take the same steps; what lasts differs.
const cases: [script: string, phase: Phase][] = [
  ['start', 'installing'],
  ['start', 'preparing'],
  ['start', 'building'],
  ['start', 'serving'],
  ['dev', 'serving'],
];

test.each(cases)(
  'npm run %s, ended by whatever signal while %s, leaves nothing running',
  async (script, phase) => {
    const signals = ['SIGTERM', 'SIGINT', 'SIGHUP', 'SIGKILL'] as const;
    const ends = await Promise.all(signals.map((signal) => endWith(script, phase, signal)));
    const [terminated, interruptedByHand] = ends;

    expect(ends.map(({ running }) => running)).toEqual([0, 0, 0, 0]);
    // npm passes these two on, and says what came of it.
    expect(terminated?.status).toBe(phase === 'serving' ? 0 : interrupted.SIGTERM);
    expect(interruptedByHand?.status).toBe(phase === 'serving' ? 0 : interrupted.SIGINT);
  },
  120_000,
);

test('a server that the system kills is no good end', async () => {
  const project = new StartedProject('serving');
  try {
    await project.run('start', processes.serving);
    for (const pid of project.running()) process.kill(pid, 'SIGKILL');
    expect(await project.ended()).toMatchObject({ status: 137 });
  } finally {
    project.remove();
  }
}, 60_000);
