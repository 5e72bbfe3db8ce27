import type { Metadata } from 'next';
import { JsonLd } from '@/components/content/article/json-ld';
import { PersonProfile } from '@/components/content/people/person-profile';
import { MissingPage } from '@/components/layout/missing-page';
import { notFoundMetadata, pageMetadata } from '@/lib/content/publishing/metadata';
import { profileData } from '@/lib/content/publishing/structured-data';
import { getPersonBySlug } from '@/lib/content/reading/people';
import { listPosts } from '@/lib/content/reading/posts';
import { followRedirect } from '@/lib/content/reading/follow-redirect';
import { getSettings } from '@/lib/platform/settings/settings';

/** More than one page of either is found through the blog's own lists. */
const shownAtMost = 60;

type PersonPageProps = { params: Promise<{ slug: string }> };

export async function generateMetadata({ params }: PersonPageProps): Promise<Metadata> {
  const person = await getPersonBySlug((await params).slug);
  if (!person) return notFoundMetadata;
  const { name, role, path, credentials } = person;
  return pageMetadata({
    title: name,
    description:
      `${name}, ${role}${credentials ? ` (${credentials})` : ''}: training, and every post written or ` +
      `reviewed for ${getSettings().SITE_NAME}.`,
    path,
  });
}

export default async function PersonPage({ params }: PersonPageProps) {
  const { slug } = await params;
  const person = await getPersonBySlug(slug);
  if (!person) {
    await followRedirect(`/authors/${slug}`);
    return <MissingPage />;
  }
  const postsWhere = async (field: 'authors' | 'reviewers') =>
    (await listPosts({ where: { [field]: { equals: person.id } }, limit: shownAtMost, isPaged: false }))
      .posts;
  const [written, reviewed] = await Promise.all([postsWhere('authors'), postsWhere('reviewers')]);
  return (
    <>
      <PersonProfile person={person} written={written} reviewed={reviewed} />
      <JsonLd data={profileData(person)} />
    </>
  );
}
