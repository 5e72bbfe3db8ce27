/**
 * BroadcastChannel as far as the session uses it; jsdom has none. Delivers to every other open channel of the
 * name, a moment later.
 */
export class FakeBroadcastChannel {
  static open: FakeBroadcastChannel[] = [];
  onmessage: ((event: { data: unknown }) => void) | null = null;

  constructor(readonly name: string) {
    FakeBroadcastChannel.open.push(this);
  }

  postMessage(data: unknown): void {
    const others = FakeBroadcastChannel.open.filter((each) => each !== this && each.name === this.name);
    setTimeout(() => {
      for (const other of others) {
        if (FakeBroadcastChannel.open.includes(other)) other.onmessage?.({ data });
      }
    }, 1);
  }

  close(): void {
    FakeBroadcastChannel.open = FakeBroadcastChannel.open.filter((each) => each !== this);
  }
}

export function installBroadcastChannel(): void {
  FakeBroadcastChannel.open = [];
  Object.defineProperty(globalThis, 'BroadcastChannel', { value: FakeBroadcastChannel, configurable: true });
}
