/** A profile of V8, as `node --cpu-prof` writes it (https://chromedevtools.github.io/devtools-protocol/v8/Profiler). */
export interface CpuProfile {
  nodes: readonly {
    id: number;
    callFrame: { functionName: string; url: string };
    children?: readonly number[];
  }[];
  /** Microseconds of the clock that never goes back, which is the same for all processes of a machine. */
  startTime: number;
  /** The node in which each sample was taken, and the microseconds since the one before. */
  samples: readonly number[];
  timeDeltas: readonly number[];
}

/** Whose a function is. */
export type Origin = 'ours' | 'package' | 'node' | 'engine';

/** A function with the time spent in it and in what it called. */
export interface Frame {
  name: string;
  origin: Origin;
  us: number;
  calls: Map<string, Frame>;
}

/** V8's own names for what is no function: sweeping memory, time of native code, and waiting. */
const ofEngine = /^\((?:garbage collector|program|root)\)$/;
const waiting = '(idle)';

function originOf({ functionName, url }: { functionName: string; url: string }): Origin {
  if (ofEngine.test(functionName)) return 'engine';
  if (url === '' || url.startsWith('node:')) return 'node';
  return url.includes('/node_modules/') ? 'package' : 'ours';
}

/**
 * Adds up the samples of a profile that were taken between two moments, by who called whom. What waits for work is
 * left out. A function that calls itself is counted once.
 * @param fromUs microseconds of the same clock as the profile's
 */
export function callTree(profile: CpuProfile, [fromUs, toUs]: readonly [number, number]): Frame {
  const nodes = new Map(profile.nodes.map((node) => [node.id, node]));
  const callers = new Map(
    profile.nodes.flatMap(({ id, children = [] }) => children.map((each) => [each, id])),
  );
  const root: Frame = { name: 'all', origin: 'engine', us: 0, calls: new Map() };
  const stackOf = (id: number) => {
    const stack = [];
    for (let at: number | undefined = id; at !== undefined; at = callers.get(at)) {
      const frame = nodes.get(at)?.callFrame;
      if (frame && frame.functionName !== '(root)') stack.unshift(frame);
    }
    return stack;
  };
  let at = profile.startTime;
  for (const [place, id] of profile.samples.entries()) {
    const us = profile.timeDeltas[place] ?? 0;
    at += us;
    if (at < fromUs || at > toUs || nodes.get(id)?.callFrame.functionName === waiting) continue;
    root.us += us;
    let frame = root;
    for (const call of stackOf(id)) frame = called(frame, call, us);
  }
  return root;
}

function called(by: Frame, call: { functionName: string; url: string }, us: number): Frame {
  const name = call.functionName || '(nameless)';
  if (name === by.name) return by;
  const frame = by.calls.get(name) ?? {
    name,
    origin: originOf(call),
    us: 0,
    calls: new Map<string, Frame>(),
  };
  by.calls.set(name, frame);
  frame.us += us;
  return frame;
}
