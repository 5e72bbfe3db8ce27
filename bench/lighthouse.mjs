import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/**
 * Lighthouse on the pages of a running site: phone, simulated slow 4G, a processor slowed down four times;
 * the middle one of three runs. `node bench/lighthouse.mjs http://localhost:3000`. Lighthouse 13 needs Node
 * 22: LIGHTHOUSE names the command, by default what npx fetches.
 */
const [origin = 'http://localhost:3000', ...given] = process.argv.slice(2);
const command = (process.env.LIGHTHOUSE ?? 'npx -y -p node@22 -p lighthouse@13.5.0 lighthouse').split(' ');
const say = (line) => process.stdout.write(`${line}\n`);
const folder = mkdtempSync(path.join(tmpdir(), 'little-pear-lighthouse-'));
const paths = given.length > 0 ? given : await publicPaths();

say(
  [
    '',
    'perf',
    'a11y',
    'best',
    'seo',
    'LCP ms',
    'TBT ms',
    'CLS',
    'requests',
    'html kB',
    'script kB',
    'css kB',
    'font kB',
  ]
    .map((name, index) => (index === 0 ? name.padEnd(48) : name.padStart(10)))
    .join(''),
);
for (const pagePath of paths) {
  const runs = [1, 2, 3].map((number) => measure(pagePath, number));
  const middle = Object.fromEntries(
    Object.keys(runs[0]).map((key) => [key, runs.map((run) => run[key]).sort((a, b) => a - b)[1]]),
  );
  say(
    pagePath.padEnd(48) +
      Object.values(middle)
        .map((value) => String(value).padStart(10))
        .join(''),
  );
}

function measure(pagePath, number) {
  const report = path.join(folder, `${number}-${pagePath.replaceAll('/', '_')}.json`);
  const { status, stderr } = spawnSync(
    command[0],
    [
      ...command.slice(1),
      origin + pagePath,
      '--quiet',
      '--output=json',
      `--output-path=${report}`,
      '--chrome-flags=--headless=new --no-sandbox --disable-background-networking',
    ],
    {
      encoding: 'utf8',
      env: { ...process.env, CHROME_PATH: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium' },
    },
  );
  if (status !== 0) throw new Error(stderr);
  const { audits, categories } = JSON.parse(readFileSync(report, 'utf8'));
  const items = audits['network-requests'].details.items.filter(({ url }) => url.startsWith('http'));
  const kilobytes = (type) =>
    Number(
      (
        items.filter((item) => item.resourceType === type).reduce((sum, item) => sum + item.transferSize, 0) /
        1000
      ).toFixed(1),
    );
  const score = (name) => Math.round(categories[name].score * 100);
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    lcp: Math.round(audits['largest-contentful-paint'].numericValue),
    tbt: Math.round(audits['total-blocking-time'].numericValue),
    cls: Number(audits['cumulative-layout-shift'].numericValue.toFixed(3)),
    requests: items.length,
    html: kilobytes('Document'),
    script: kilobytes('Script'),
    css: kilobytes('Stylesheet'),
    font: kilobytes('Font'),
  };
}

async function publicPaths() {
  const first = async (list, pattern) => pattern.exec(await (await fetch(origin + list)).text())?.[1] ?? list;
  return [
    '/',
    await first('/blog', /href="(\/blog\/(?!category)[a-z0-9-]+)"/),
    await first('/web-stories', /href="(\/web-stories\/[a-z0-9-]+)"/),
    await first('/nutriai/recipes', /href="(\/nutriai\/recipes\/[a-z0-9-]+)"/),
    await first('/nutriai/foods', /href="(\/nutriai\/foods\/[a-z0-9-]+)"/),
    '/nutriai',
  ];
}
