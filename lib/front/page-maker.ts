import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { collectingTags } from '../platform/cache/page-tags';
import { pageOfMarkdown } from '../platform/http/markdown-address';
import { countEvent } from '../platform/log/event-counts';
import { log } from '../platform/log/log';
import { logPath } from '../platform/log/log-path';
import type { Handler } from './answer-with-outcome';
import { captureResponse, type CapturedResponse } from './capture-response';
import { encodeBrotli, encodePage } from './encode-page';
import type { FinishDocument } from './finish-document';
import { markdownAnswer, type WriteMarkdown } from './markdown/markdown-answer';
import { withoutSheets } from './next-adapter/inline-styles';
import type { CachedPage, PageCache } from './page-cache';

/** A page as it was rendered. */
export interface Made {
  answer: CapturedResponse;
  /** `null` when the answer may not be kept. */
  page: CachedPage | null;
}

export interface PageMakerParts {
  cache: PageCache;
  render: Handler;
  finish: FinishDocument;
  writeMarkdown: WriteMarkdown;
  /** Headers of every answer that is no document. */
  common: Readonly<Record<string, string>>;
  /** The site's own host, and the scheme it is reached by. */
  host: string;
  scheme: string;
}

/**
 * Renders pages into the cache. A page is rendered for nobody in particular, from a request made here:
 * nothing that a caller sends besides the key can be in it.
 */
export class PageMaker {
  readonly #parts: PageMakerParts;
  readonly #rendering = new Map<string, { generation: number; made: Promise<Made> }>();

  constructor(parts: PageMakerParts) {
    this.#parts = parts;
  }

  /**
   * Renders a page, or waits for the render of it that is under way. One that began before the last
   * invalidation may show what has changed since, and is not waited for.
   */
  async makeOnce(key: string): Promise<Made> {
    const { cache } = this.#parts;
    const current = this.#rendering.get(key);
    if (current?.generation === cache.generation) {
      const made = await current.made;
      // What sets a cookie is for one visitor alone.
      if (made.answer.headers['set-cookie'] === undefined) return made;
    }
    const { generation } = cache;
    const entry = { generation, made: this.#make(key, generation) };
    if (this.#rendering.get(key)?.generation !== generation) this.#rendering.set(key, entry);
    try {
      return await entry.made;
    } finally {
      if (this.#rendering.get(key) === entry) this.#rendering.delete(key);
    }
  }

  #make(key: string, generation: number): Promise<Made> {
    countEvent('page_cache', 'render');
    const pageKey = pageOfMarkdown(key);
    return pageKey === null
      ? this.#makePage(key, generation)
      : this.#makeMarkdown(key, { pageKey, generation });
  }

  /**
   * From the page itself, which is made first where it is not kept: both show the same, and what clears one
   * clears the other.
   */
  async #makeMarkdown(
    key: string,
    { pageKey, generation }: { pageKey: string; generation: number },
  ): Promise<Made> {
    const { cache, common, writeMarkdown } = this.#parts;
    const kept = cache.get(pageKey);
    const { answer: shown, page: shownPage } =
      kept?.state === 'fresh' ? cachedAnswer(kept.page) : await this.makeOnce(pageKey);
    const given = await markdownAnswer(shown, { address: key, write: writeMarkdown });
    const answer = { ...given, headers: { ...common, ...given.headers } };
    const page = answer.status === 200 && shownPage ? await encodePage(answer, shownPage.tags) : null;
    this.#store(key, { answer, page, generation });
    return { answer, page };
  }

  #makePage(key: string, generation: number): Promise<Made> {
    const { host, render, scheme } = this.#parts;
    return collectingTags(async (tags) => {
      const rendered = await captureResponse(anonymousRequest(key, { host, scheme }), render);
      const answer = this.#finish(rendered, key);
      const page = mayBeKept(answer) ? await encodePage(answer, tags) : null;
      this.#store(key, { answer, page, generation });
      return { answer, page };
    });
  }

  #store(key: string, { answer, page, generation }: Made & { generation: number }): void {
    const { cache } = this.#parts;
    if (page && cache.set(key, page, generation)) void this.#addBrotli(key, page);
    // Gone, moved, or for one person alone: what was kept is no longer the answer.
    if (!page && answer.status < 500 && generation === cache.generation) cache.drop(key);
  }

  #finish(answer: CapturedResponse, key: string): CapturedResponse {
    const { common, finish } = this.#parts;
    // A document with a policy of its own (an AMP story) is finished.
    if (!isHtml(answer) || answer.headers['content-security-policy'] !== undefined)
      return { ...answer, headers: { ...common, ...answer.headers } };
    const [path = '/'] = key.split('?');
    const { html, headers, hasStyles } = finish(answer.body.toString('utf8'), { path, isPreview: false });
    const { link, ...others } = answer.headers;
    const ahead = hasStyles && link !== undefined ? withoutSheets(String(link)) : link;
    const given = ahead ? { link: ahead, ...others } : others;
    return { ...answer, headers: { ...headers, ...given }, body: Buffer.from(html) };
  }

  async #addBrotli(key: string, page: CachedPage): Promise<void> {
    try {
      this.#parts.cache.addBrotli(key, page, await encodeBrotli(page));
    } catch (error) {
      log.error('a page could not be compressed', error, { path: logPath(key) });
    }
  }
}

/** A navigation that comes from nobody. */
function anonymousRequest(url: string, { host, scheme }: { host: string; scheme: string }): IncomingMessage {
  const request = new IncomingMessage(new Socket());
  Object.assign(request, {
    method: 'GET',
    url,
    complete: true,
    headers: { host, accept: 'text/html', 'x-forwarded-host': host, 'x-forwarded-proto': scheme },
  });
  request.push(null);
  return request;
}

function isHtml({ headers }: CapturedResponse): boolean {
  return String(headers['content-type'] ?? '').startsWith('text/html');
}

function mayBeKept(answer: CapturedResponse): boolean {
  return answer.status === 200 && isHtml(answer) && answer.headers['set-cookie'] === undefined;
}

/** A page of the cache, as its render gave it. */
function cachedAnswer(page: CachedPage): Made {
  return { answer: { status: 200, headers: {}, body: page.identity.body }, page };
}
