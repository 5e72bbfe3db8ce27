import { SetDocumentStepNav } from '@payloadcms/ui';
import type { DocumentViewServerProps, PayloadRequest, Where } from 'payload';
import type { PageCollection } from '@/lib/content/cms/page-tree/kinds';
import { type StoredVersion, versionRows } from './version-rows';

const versionsAPage = 25;

const titles: Record<PageCollection, string> = {
  posts: 'Posts',
  stories: 'Web stories',
  pages: 'Info pages',
};

const isPageCollection = (slug: unknown): slug is PageCollection =>
  typeof slug === 'string' && slug in titles;

const isPublished: Where = { 'version._status': { equals: 'published' } };

interface VersionQuery {
  collection: PageCollection;
  docID: number | string;
  page: number;
  limit: number;
  where?: Where;
}

/**
 * The versions of a post, a story or an info page. Payload's own list shows the number of a version in the
 * database; what an editor looks for is who made it.
 */
export async function VersionList({ initPageResult, searchParams }: DocumentViewServerProps) {
  const { collectionConfig, docID, req } = initPageResult;
  const collection = collectionConfig?.slug;
  if (!isPageCollection(collection) || docID === undefined)
    throw new Error(`There is no list of versions of ${String(collection)}.`);
  const path = `/admin/collections/${collection}/${docID}`;
  const asked = Math.trunc(Number(searchParams?.page));
  const page = asked >= 1 ? asked : 1;
  const [versions, live] = await Promise.all([
    findVersions(req, { collection, docID, page, limit: versionsAPage }),
    findVersions(req, { collection, docID, page: 1, limit: 1, where: isPublished }),
  ]);
  const rows = versionRows(path, versions.docs, live.docs[0]?.id);
  return (
    <main className="version-list">
      <SetDocumentStepNav
        collectionSlug={collection}
        id={docID}
        pluralLabel={titles[collection]}
        useAsTitle="title"
        view="Versions"
      />
      <VersionTable rows={rows} />
      <nav aria-label="Pages of versions" className="panel-links">
        {versions.hasPrevPage && <a href={`${path}/versions?page=${page - 1}`}>Newer</a>}
        {versions.hasNextPage && <a href={`${path}/versions?page=${page + 1}`}>Older</a>}
      </nav>
    </main>
  );
}

/** The versions that the panel's user may see, the latest first. */
async function findVersions(
  req: PayloadRequest,
  { collection, docID, page, limit, where = {} }: VersionQuery,
) {
  const found = await req.payload.findVersions({
    collection,
    depth: 0,
    limit,
    overrideAccess: false,
    page,
    req,
    sort: '-updatedAt',
    where: { and: [{ parent: { equals: docID } }, where] },
  });
  return { ...found, docs: found.docs as unknown as StoredVersion[] };
}

function VersionTable({ rows }: { rows: ReturnType<typeof versionRows> }) {
  return (
    <table>
      <caption>Open a version to compare it with the others or to restore it. All times are in UTC.</caption>
      <thead>
        <tr>
          <th scope="col">Saved</th>
          <th scope="col">By</th>
          <th scope="col">State</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ href, when, who, state }) => (
          <tr key={href}>
            <td>
              <a href={href}>{when}</a>
            </td>
            <td>{who}</td>
            <td>{state}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
