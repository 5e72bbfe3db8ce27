/** Headers by which Next's router and its Server Actions ask for something else than a page's HTML. */
export const routerHeader = /^(?:rsc$|next-|x-nextjs-|x-now-|purpose$)/;

/**
 * The same and what only Next's own servers say to each other: under such a header the same address answers
 * with something else (CVE-2026-44576), so that no shared page may be read or stored by it.
 */
export const varyingHeader =
  /^(?:rsc|next-|x-nextjs-|x-middleware-|x-invoke-|x-matched-path|purpose$|x-now-)/;

/** What Next's servers say to each other, which no caller may claim. */
export const serverHeader = /^(?:x-middleware-|x-invoke-|x-nextjs-data$|x-matched-path$)/;

/** Names the Server Action that a form or a script calls. */
export const actionHeader = 'next-action';

/** What an open page says of itself when it asks for the next one. */
export const routerStateHeader = 'next-router-state-tree';

/** Names in a query by which Next tells its own requests apart. */
export const queryOfNext = /^(?:_|nxt)/;

/** Cookies of Next's draft mode, by which it shows a page differently. */
export const draftCookie = /(?:^|;\s*)(?:__prerender_bypass|__next_preview_data)=/;

/** Pages of Next's own, which are shown in place of others and fail when they are asked for by name. */
export const internalPage = /^\/_(?!next\/)/;
