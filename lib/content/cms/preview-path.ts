import 'server-only';
import { publicPath } from './public-path';
import { getCms } from './payload';

const previewable = ['posts', 'pages', 'stories'] as const;
type Previewable = (typeof previewable)[number];

type PreviewPath = { path: string } | { refusal: { status: number; message: string } };

/** The page that shows a document's newest draft, if the caller is staff and may read it. */
export async function previewPath(request: {
  collection: string;
  id: string;
  headers: Headers;
}): Promise<PreviewPath> {
  const collection = previewable.find((name): name is Previewable => name === request.collection);
  if (!collection || !/^\d+$/.test(request.id)) return { refusal: { status: 404, message: 'Not found.' } };
  const cms = await getCms();
  const { user } = await cms.auth({ headers: request.headers });
  if (!user) return { refusal: { status: 401, message: 'Sign in to the panel first: /admin' } };
  const { docs } = await cms.find({
    collection,
    where: { id: { equals: Number(request.id) } },
    draft: true,
    overrideAccess: false,
    user,
    depth: 0,
    limit: 1,
    pagination: false,
  });
  const [document] = docs;
  if (!document) return { refusal: { status: 404, message: 'Not found.' } };
  if (!document.slug)
    return { refusal: { status: 404, message: 'Give it a title first; then it can be shown.' } };
  return { path: publicPath(collection, document.slug) };
}
