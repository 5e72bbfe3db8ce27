import { parsedUrl } from '../../lib/platform/http/parsed-url';
import { type PageContent, readPage } from './read-page';

interface Fetched {
  status: number;
  location: string | null;
  page: PageContent | null;
}

interface Link {
  from: string;
  href: string;
}

interface NamedFile {
  from: string;
  isPicture: boolean;
  /** What is wrong with it; null until it has been asked for, and when it is whole. */
  problem: string | null;
}

/** Enough to keep the server busy, and few enough that it answers each at once. */
const requestsAtOnce = 8;

const ofOneShapeAtMost = 5;

/** Files that are drawn or written when somebody asks for them: a few of each kind stand for all. */
const madeWhenAsked = /^\/og\/|\.md$/;

/** Reads the pages of a site, each address once, and remembers who links to what. */
export class SiteCrawl {
  private readonly fetched = new Map<string, Fetched>();
  private readonly links: Link[] = [];
  private readonly files = new Map<string, NamedFile>();

  constructor(private readonly origin: string) {}

  /** Reads pages whose links count. */
  async read(paths: readonly string[]): Promise<void> {
    await this.fetchAll(paths);
    for (const path of paths) {
      for (const href of this.page(path)?.links ?? []) this.links.push({ from: path, href });
      for (const { href, isPicture } of this.page(path)?.files ?? []) {
        const file = this.target({ from: path, href })?.path;
        if (file !== undefined && !this.files.has(file))
          this.files.set(file, { from: path, isPicture, problem: null });
      }
    }
  }

  /** Asks for every file of this site that the pages name, each once and without its bytes. */
  async askForFiles(): Promise<void> {
    const ofShape = new Map<string, number>();
    const asked = [...this.files.keys()].filter((path) => {
      if (!madeWhenAsked.test(path)) return true;
      const shape = `${path.slice(0, path.lastIndexOf('/'))}${path.endsWith('.md') ? '.md' : ''}`;
      const count = ofShape.get(shape) ?? 0;
      ofShape.set(shape, count + 1);
      return count < ofOneShapeAtMost;
    });
    await eachAtOnce(asked, async (path) => {
      const file = this.files.get(path);
      if (file) file.problem = await this.fileProblem(path, file.isPicture);
    });
  }

  /** How many files of this site the pages name. */
  fileCount(): number {
    return this.files.size;
  }

  /** Pictures, icons and feeds that are not there, or that are something else. */
  brokenFiles(): string[] {
    return [...this.files].flatMap(([path, { from, problem }]) =>
      problem === null ? [] : [`${path} on ${from}: ${problem}`],
    );
  }

  private async fileProblem(path: string, isPicture: boolean): Promise<string | null> {
    const { status, headers } = await fetch(`${this.origin}${path}`, { method: 'HEAD', redirect: 'manual' });
    if (status !== 200) return String(status);
    const type = headers.get('content-type') ?? 'no type';
    return type.startsWith('image/') === isPicture ? null : `it is ${type}`;
  }

  /**
   * Reads the pages of this site that the pages so far link to; the links of these do not count. Of addresses
   * that differ in a value of their query alone, such as where to go after signing in, a few stand for all.
   */
  async follow(): Promise<void> {
    const shapes = new Map<string, Set<string>>();
    for (const link of this.links) {
      const path = this.target(link)?.path;
      if (path === undefined) continue;
      const shape = shapeOf(path);
      const alike = shapes.get(shape) ?? shapes.set(shape, new Set()).get(shape);
      if (alike && alike.size < ofOneShapeAtMost) alike.add(path);
    }
    await this.fetchAll([...shapes.values()].flatMap((paths) => [...paths]));
  }

  page(path: string): PageContent | null {
    return this.fetched.get(path)?.page ?? null;
  }

  status(path: string): number {
    return this.fetched.get(path)?.status ?? 0;
  }

  /** Every page that has been read. */
  pages(): Map<string, PageContent> {
    return new Map([...this.fetched].flatMap(([path, { page }]) => (page ? [[path, page] as const] : [])));
  }

  /** Links that lead nowhere: what does not answer 200, and fragments that their page does not have. */
  brokenLinks(): string[] {
    const broken = this.links.flatMap((link) => {
      const problem = this.linkProblem(link);
      return problem ? [`${link.href} on ${link.from}: ${problem}`] : [];
    });
    return [...new Set(broken)];
  }

  private linkProblem(link: Link): string | null {
    if (link.href.trim() === '' || parsedUrl(link.href, this.origin) === null) return 'it is no address';
    const target = this.target(link);
    if (!target) return null;
    const answer = this.fetched.get(target.path);
    if (!answer) return null;
    if (answer.status !== 200) return `${answer.status} ${answer.location ?? ''}`.trim();
    if (target.fragment === '' || answer.page === null) return null;
    return answer.page.ids.includes(target.fragment) ? null : `nothing there has the id "${target.fragment}"`;
  }

  /** Where a link leads within this site. */
  private target({ from, href }: Link): { path: string; fragment: string } | null {
    const url = parsedUrl(href, `${this.origin}${from}`);
    if (url?.origin !== this.origin) return null;
    return { path: `${url.pathname}${url.search}`, fragment: decodeURIComponent(url.hash.slice(1)) };
  }

  private async fetchAll(paths: readonly string[]): Promise<void> {
    const waiting = [...new Set(paths)].filter((path) => !this.fetched.has(path));
    await eachAtOnce(waiting, async (path) => void this.fetched.set(path, await this.fetch(path)));
  }

  private async fetch(path: string): Promise<Fetched> {
    const response = await fetch(`${this.origin}${path}`, {
      redirect: 'manual',
      headers: { 'accept-encoding': 'identity' },
    });
    const body = await response.text();
    const isPage = response.status < 300 && response.headers.get('content-type')?.startsWith('text/html');
    return {
      status: response.status,
      location: response.headers.get('location'),
      page: isPage ? readPage(body) : null,
    };
  }
}

/** Does something with each path, several at a time. */
async function eachAtOnce(paths: readonly string[], work: (path: string) => Promise<void>): Promise<void> {
  const waiting = [...paths];
  const workOff = async () => {
    for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) await work(path);
  };
  await Promise.all(Array.from({ length: requestsAtOnce }, workOff));
}

/** An address without the values of its query; a member's recipes are one screen, whichever is opened. */
function shapeOf(path: string): string {
  return path.replace(/=[^&]*/g, '=').replace(/^(\/nutriai\/cookbook\/)[^/?]+/, '$1…');
}
