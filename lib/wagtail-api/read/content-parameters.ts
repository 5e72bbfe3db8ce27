import { badRequest } from './content-error';

/** Query parameters of one call. When one is repeated, the last value wins. */
export class ContentParameters {
  readonly values: ReadonlyMap<string, string>;

  constructor(readonly all: URLSearchParams) {
    this.values = new Map(all);
  }

  static of(request: Request): ContentParameters {
    return new ContentParameters(new URL(request.url).searchParams);
  }

  has(name: string): boolean {
    return this.values.has(name);
  }

  /** Undefined when it is not there; an empty one is ''. */
  get(name: string): string | undefined {
    return this.values.get(name);
  }

  /** @throws ApiError 400 naming every parameter that is neither an operation nor a stored field */
  refuseUnknown(isKnown: (name: string) => boolean): void {
    const unknown = [...this.values.keys()].filter((name) => !isKnown(name)).sort();
    if (unknown.length === 0) return;
    throw badRequest(`query parameter is not an operation or a recognised field: ${unknown.join(', ')}`);
  }
}
