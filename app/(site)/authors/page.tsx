import type { Metadata } from 'next';
import { PeopleList } from '@/components/content/people/people-list';
import { JsonLd } from '@/components/content/article/json-ld';
import { collectionData } from '@/lib/content/publishing/collection-data';
import { pageMetadata } from '@/lib/content/publishing/metadata';
import { readEditorialRecord } from '@/lib/content/reading/editorial-record';
import { listPeople } from '@/lib/content/reading/people';
import { getSettings } from '@/lib/platform/settings/settings';

const path = '/authors';
const title = 'Authors and reviewers';

const descriptionFor = (siteName: string) =>
  `Who writes for ${siteName} and who reviews it: what they wrote, which articles were checked against their ` +
  'sources last, and every correction.';

export function generateMetadata(): Metadata {
  return pageMetadata({ title, description: descriptionFor(getSettings().SITE_NAME), path });
}

export default async function AuthorsPage() {
  const [people, record] = await Promise.all([listPeople(), readEditorialRecord()]);
  const { SITE_NAME } = getSettings();
  return (
    <>
      <PeopleList title={title} siteName={SITE_NAME} people={people} record={record} />
      <JsonLd
        data={collectionData({
          title,
          description: descriptionFor(SITE_NAME),
          path,
          items: [
            ...people.map((person) => ({ title: person.name, path: person.path })),
            ...record.subjects.map((subject) => ({ title: subject.title, path: subject.path })),
          ],
        })}
      />
    </>
  );
}
