import { sources as engineSources } from '@/lib/nutriai/engine/sources';
import { readPostFiles, readStoryFiles } from './read-files';

interface Cited {
  where: string;
  org: string;
  title: string;
  url: string;
}

/** Documents that a later edition of their publisher replaced, and the edition to cite. */
const superseded: Record<string, string> = {
  'https://doi.org/10.1542/peds.2014-1384': 'AAP literacy of 2024 (10.1542/peds.2024-069090)',
  'https://doi.org/10.1542/peds.2011-3552': 'AAP breastfeeding of 2022 (10.1542/peds.2022-057988)',
  'https://doi.org/10.1542/peds.2016-2938': 'AAP safe sleep of 2022 (10.1542/peds.2022-057990)',
  'https://doi.org/10.1542/peds.2011-2284': 'AAP safe sleep of 2022 (10.1542/peds.2022-057990)',
  'https://doi.org/10.1542/peds.114.1.297': 'AAP jaundice of 2022 (10.1542/peds.2022-058859)',
  'https://doi.org/10.1161/CIR.0000000000000901':
    'AHA basic life support of 2025 (10.1161/CIR.0000000000001370)',
  'https://doi.org/10.1542/peds.2007-3022': 'AAP atopic disease of 2019 (10.1542/peds.2019-0281)',
  'https://doi.org/10.1542/peds.107.5.1210': 'AAP fruit juice of 2017 (10.1542/peds.2017-0967)',
  'https://www.nice.org.uk/guidance/cg160': 'NICE NG143 of 2019',
  'https://www.nice.org.uk/guidance/cg37': 'NICE NG194 of 2021',
};

let cited: Cited[];

beforeAll(async () => {
  const [posts, stories] = [await readPostFiles(), await readStoryFiles()];
  cited = [
    ...posts.flatMap(({ slug, sources }) => sources.map((each) => ({ where: slug, ...each }))),
    ...stories.flatMap(({ slug, sources }) => sources.map((each) => ({ where: slug, ...each }))),
    ...Object.entries(engineSources).map(([id, each]) => ({ where: id, ...each })),
  ];
});

/** The same document under another capital or apostrophe. */
const keyOf = ({ org, title }: Cited) => `${org} ${title}`.toLowerCase().replace(/[^a-z0-9]+/g, ' ');

it('names a document, and no front page of a publisher', () => {
  expect(cited.filter(({ url }) => new URL(url).pathname.length < 2)).toEqual([]);
});

it('cites no document that a later edition replaced', () => {
  expect(
    cited.filter(({ url }) => url in superseded).map(({ where, url }) => `${where}: ${superseded[url]}`),
  ).toEqual([]);
});

it('sends the readers of one document to one address', () => {
  const addressOf = new Map(cited.map((each) => [keyOf(each), each.url]));
  const apart = cited
    .filter((each) => addressOf.get(keyOf(each)) !== each.url)
    .map(({ where, title, url }) => `${where}: ${title} ${url}`);
  expect(apart).toEqual([]);
});
