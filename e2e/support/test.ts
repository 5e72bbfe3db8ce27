import { randomInt } from 'node:crypto';
import {
  type BrowserContext,
  type BrowserContextOptions,
  type ConsoleMessage,
  expect,
  test as base,
} from '@playwright/test';
import { googleTokenThat, standInForGoogle } from './google';
import { noteReadyPages } from './open-page';

export { expect };

/** What a test lets pass: the browser's own log lines for answers that the test provokes. */
export class Troubles {
  private readonly seen: string[] = [];
  private readonly expected: RegExp[] = [];

  /** From here on and for what was seen already. */
  allow(...patterns: RegExp[]): void {
    this.expected.push(...patterns);
  }

  /** The browser logs every answer of this status by itself. */
  allowStatus(...statuses: number[]): void {
    for (const status of statuses) {
      this.allow(new RegExp(`Failed to load resource: the server responded with a status of ${status}\\b`));
    }
  }

  watch(context: BrowserContext): void {
    context.on('console', (message) => this.read(message));
    context.on('weberror', (error) => {
      const text = error.error().stack || error.error().message;
      // Chromium tells of a view transition that it skipped, on a busy machine, as an error without a word.
      if (text) this.seen.push(`page error: ${text}`);
    });
  }

  unexpected(): string[] {
    return this.seen.filter((line) => !this.expected.some((pattern) => pattern.test(line)));
  }

  private read(message: ConsoleMessage): void {
    const type = message.type();
    if (type !== 'error' && type !== 'warning' && type !== 'assert') return;
    this.seen.push(`${type}: ${message.text()} (${message.location().url})`);
  }
}

interface Fixtures {
  /**
   * Fails the test for any console error, console warning, page error or hydration warning that it did not
   * announce.
   */
  troubles: Troubles;
  /** Another browser, watched as the first one is. Closed at the end. */
  openContext: (options?: BrowserContextOptions) => Promise<BrowserContext>;
}

/** A list may show the post of a journey beside this one, whose picture is removed while this page loads. */
const removedByNeighbour = /status of 404 .*\/media\/images\/z[0-9a-f]{10}-/;

/**
 * A base test for all journeys: each one comes from an address of its own, so that no test meets another's
 * rate limits.
 */
export const test = base.extend<Fixtures>({
  extraHTTPHeaders: async ({}, provide) => {
    await provide({ 'X-Forwarded-For': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}` });
  },
  troubles: [
    async ({ context }, provide) => {
      const troubles = new Troubles();
      troubles.allow(removedByNeighbour, /Service Worker registration blocked by Playwright/);
      troubles.watch(context);
      await noteReadyPages(context);
      await standInForGoogle(context, googleTokenThat('refused'));
      await provide(troubles);
      expect(troubles.unexpected(), 'errors and warnings in the browser').toEqual([]);
    },
    { auto: true },
  ],
  openContext: async ({ browser, baseURL, extraHTTPHeaders, troubles }, provide) => {
    const opened: BrowserContext[] = [];
    await provide(async (options) => {
      const context = await browser.newContext({ baseURL, extraHTTPHeaders, ...options });
      opened.push(context);
      troubles.watch(context);
      await noteReadyPages(context);
      await standInForGoogle(context, googleTokenThat('refused'));
      return context;
    });
    await Promise.all(opened.map((context) => context.close()));
  },
});
