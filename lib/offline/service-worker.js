/**
 * The site's service worker: what was read is there again without a network. `app/sw.js` sends this script
 * with BUILD in front of it, the build that serves it, so that each build brings a new worker.
 *
 * It keeps no answer of the API and nothing that a member wrote: pages are the same for everybody, and the
 * front server marks those that may be shared with `Cache-Control: public`. Nothing else is kept.
 */
const PAGES = 'pages-1';
/** Frames of members' screens: no data, but their addresses say whose they were. They go when the member signs out. */
const SCREENS = 'screens-1';
const ASSETS = 'assets-1';
const PICTURES = 'pictures-1';
const MOST = { [PAGES]: 80, [SCREENS]: 60, [ASSETS]: 400, [PICTURES]: 120 };

const OFFLINE = '/offline';
/** A page that was kept is shown when the network has not answered by then. */
const PATIENCE_MS = 4000;

const NEVER =
  /^\/(?:admin|api|cms-api|cms-preview|documents|sign-in|profile|confirm-email|reset-password|og)(?:\/|$)|\.\w+$/;
const MEMBER = /^\/nutriai\/(?:today|plan|cookbook|insights|report|ask|babies|reminders)(?:\/|$)/;
/** Added by other sites, or read by the page alone; the server sends the same page. */
const IGNORED = /^(?:utm_\w+|fbclid|gclid|mc_\w+|ref|servings)$/;
const ASSET = /\/_next\/static\/[\w./~%@+-]+/g;

/** Raised at each sign-out: what was being fetched for the screens of the one before is not kept. */
let signOuts = 0;

self.addEventListener('install', (event) => {
  event.waitUntil(keep(OFFLINE).then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(cleanUp().then(() => self.clients.claim()));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin || request.headers.has('range')) return;
  if (url.pathname.startsWith('/_next/static/')) {
    if (!isPanel(request)) event.respondWith(fromCacheFirst(ASSETS, event));
  } else if (/^\/(?:media|logo)\//.test(url.pathname)) {
    if (request.destination === 'image' && !isPanel(request))
      event.respondWith(fromCacheFirst(PICTURES, event));
  } else if (NEVER.test(url.pathname)) {
    return;
  } else if (request.mode === 'navigate') {
    event.respondWith(navigate(event, url));
  } else if (request.headers.has('rsc') && !request.headers.has('next-router-prefetch')) {
    // A link was followed inside of the page: what it led to is kept as a page of its own.
    event.waitUntil(keep(url.pathname + url.search));
  }
});

self.addEventListener('message', (event) => {
  const { keep: paths = [], pictures = [], forgetMember = false } = event.data ?? {};
  if (forgetMember) {
    signOuts += 1;
    event.waitUntil(self.caches.delete(SCREENS));
  }
  event.waitUntil(Promise.all([...paths.map((path) => keep(path)), addAll(PICTURES, pictures)]));
});

self.addEventListener('push', (event) => event.waitUntil(showReminder(event.data)));

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openReminder(event.notification.data));
});

/** Something is shown for each message, also for one that cannot be read: browsers end a subscription otherwise. */
function showReminder(data) {
  let message = {};
  try {
    message = data.json();
  } catch {}
  const { title = 'A reminder', body = '', tag, path = '/nutriai/today' } = message;
  const icon = '/icon-192.png';
  return self.registration.showNotification(title, { body, tag, icon, badge: icon, data: path });
}

/** In the window that is open already, or in a new one. */
async function openReminder(path) {
  const url = new URL(path, self.location.origin);
  if (url.origin !== self.location.origin) return;
  const [open] = await self.clients.matchAll({ type: 'window' });
  if (!open) return self.clients.openWindow(url.href);
  // Where a browser does not let the worker bring a window to the front, it still leads there.
  await open.focus().catch(() => null);
  return open.navigate(url.href).catch(() => self.clients.openWindow(url.href));
}

/**
 * From the network, kept for later; what was kept before when the network is gone, slow or answers that the
 * server is in trouble.
 */
async function navigate(event, url) {
  const key = keyOf(url);
  const kept = key && (await self.caches.match(key));
  const answer = fetch(event.request).then((response) => {
    event.waitUntil(store(key, response.clone()));
    return response;
  });
  try {
    const response = await (kept ? Promise.race([answer, tooLate()]) : answer);
    return response.status >= 500 && kept ? kept : response;
  } catch (error) {
    // The late answer is still awaited, and replaces what is shown now.
    event.waitUntil(answer.catch(() => null));
    return kept || (await self.caches.match(OFFLINE)) || Promise.reject(error);
  }
}

/** Files whose names change with their content, and the logo, which is looked up for the next time. */
async function fromCacheFirst(name, event) {
  const kept = await self.caches.match(event.request.url, { cacheName: name });
  const refresh = async () => {
    const response = await fetch(event.request);
    if (isWhole(response)) event.waitUntil(put(name, event.request.url, response.clone()));
    return response;
  };
  if (!kept) return refresh();
  if (event.request.url.includes('/logo/')) event.waitUntil(refresh().catch(() => null));
  return kept;
}

/**
 * Fetches a page as anybody would get it and keeps it. Without a network, or when it may not be kept, nothing
 * happens.
 */
async function keep(path) {
  const key = keyOf(new URL(path, self.location.origin));
  if (!key || isSavingData()) return;
  const response = await fetch(key, { credentials: 'omit', headers: { Accept: 'text/html' } }).catch(
    () => null,
  );
  if (response) await store(key, response);
}

/** Keeps a page, after all scripts, styles and fonts that it names: it is there whole or not at all. */
async function store(key, response) {
  if (!key || !isShared(response)) return;
  const before = signOuts;
  const name = MEMBER.test(new URL(key).pathname) ? SCREENS : PAGES;
  if (!(await addAll(ASSETS, assetsIn(await response.clone().text())))) return;
  if (name === PAGES || before === signOuts) await put(name, key, response);
}

/** @returns whether all are there */
async function addAll(name, urls) {
  const added = await Promise.all(
    urls.map(async (url) => {
      const { href, origin } = new URL(url, self.location.origin);
      if (origin !== self.location.origin) return false;
      if (await self.caches.match(href, { cacheName: name })) return true;
      const response = await fetch(href, { credentials: 'omit' }).catch(() => null);
      if (!response || !isWhole(response)) return false;
      await put(name, href, response);
      return true;
    }),
  );
  return added.every(Boolean);
}

async function put(name, key, response) {
  const cache = await self.caches.open(name);
  // It takes the place of what was there in one step, and then is the newest: the oldest go first.
  await cache.put(key, response);
  const keys = (await cache.keys()).filter(({ url }) => new URL(url).pathname !== OFFLINE);
  await Promise.all(keys.slice(0, Math.max(0, keys.length - MOST[name])).map((old) => cache.delete(old)));
}

/**
 * A page of an older build stays readable, with the files that it names; files that no kept page names go,
 * and so do caches of older workers.
 */
async function cleanUp() {
  const used = new Set();
  for (const name of [PAGES, SCREENS]) {
    const cache = await self.caches.open(name);
    for (const page of await cache.matchAll())
      for (const asset of assetsIn(await page.text())) used.add(asset);
  }
  const assets = await self.caches.open(ASSETS);
  for (const request of await assets.keys()) {
    if (!used.has(new URL(request.url).pathname)) await assets.delete(request);
  }
  const names = await self.caches.keys();
  await Promise.all(names.filter((name) => !(name in MOST)).map((name) => self.caches.delete(name)));
}

/**
 * The address under which a page is kept; null where the query makes it another page. A frame of a member's
 * screen is the same for each.
 */
function keyOf({ origin, pathname, searchParams }) {
  if (origin !== self.location.origin || NEVER.test(pathname)) return null;
  if (MEMBER.test(pathname)) return origin + pathname;
  const others = [...searchParams].filter(([name]) => name !== '_rsc' && !IGNORED.test(name));
  if (others.some(([name]) => name !== 'page')) return null;
  return origin + pathname + (others.length > 0 ? `?page=${others[0][1]}` : '');
}

const assetsIn = (html) => [...new Set(html.match(ASSET) ?? [])];
const isWhole = ({ status, type, redirected }) => status === 200 && type === 'basic' && !redirected;
const isShared = (response) =>
  isWhole(response) &&
  /^text\/html\b/.test(response.headers.get('content-type') ?? '') &&
  /^public\b/.test(response.headers.get('cache-control') ?? '');
const isPanel = ({ referrer }) => /^\w+:\/\/[^/]+\/(?:admin|cms-preview)\b/.test(referrer);
const isSavingData = () => self.navigator.connection?.saveData === true;
const tooLate = () =>
  new Promise((_, reject) => setTimeout(() => reject(new Error('too late')), PATIENCE_MS));
