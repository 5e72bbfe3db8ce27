import type {
  AboutPage,
  ContactPage,
  FAQPage,
  ImageObject,
  Question,
  WebPage,
  WithContext,
} from 'schema-dts';
import { richTextToPlainText } from '../cms/hooks/reading-time';
import type { InfoPage, QuestionGroup } from '../reading/info-pages';
import { absoluteUrl, sharingSize } from './metadata';

type InfoPageData =
  | WithContext<WebPage>
  | WithContext<AboutPage>
  | WithContext<ContactPage>
  | WithContext<FAQPage>;

/** Pages that schema.org has a kind of its own for. */
const kinds = { 'about-us': 'AboutPage', contact: 'ContactPage' } as const;

interface DescribedPage {
  title: string;
  excerpt: string;
  /** The page's canonical address, from `/`. */
  path: string;
  checkedOn: string | null;
  /** RFC 3339 */
  updatedAt?: string;
  /** The picture for sharing, and what it shows. */
  picture?: { path: string; alt: string };
}

/** schema.org's view of an info page: what it is by its address, or a list of questions where it has some. */
export function infoPageData(page: InfoPage): InfoPageData {
  const common = commonData({ ...page, path: `/${page.canonicalSlug}` });
  if (page.questionGroups.length > 0) {
    return { ...common, '@type': 'FAQPage', mainEntity: questionData(page.questionGroups) };
  }
  const kind = Object.hasOwn(kinds, page.slug) ? kinds[page.slug as keyof typeof kinds] : null;
  if (!kind) return { ...common, '@type': 'WebPage' };
  return { ...common, '@type': kind, mainEntity: { '@id': absoluteUrl('/#organization') } };
}

/** schema.org's view of a page that is no document of the editors. */
export function webPageData(page: DescribedPage): WithContext<WebPage> {
  const { picture } = page;
  const data: WithContext<WebPage> = { ...commonData(page), '@type': 'WebPage' };
  return picture ? { ...data, primaryImageOfPage: imageData(picture) } : data;
}

function imageData({ path, alt }: NonNullable<DescribedPage['picture']>): ImageObject {
  const { width, height } = sharingSize;
  return {
    '@type': 'ImageObject',
    url: absoluteUrl(path),
    width: String(width),
    height: String(height),
    caption: alt,
  };
}

function commonData({ title, excerpt, path, checkedOn, updatedAt }: DescribedPage) {
  return {
    '@context': 'https://schema.org' as const,
    url: absoluteUrl(path),
    name: title,
    description: excerpt,
    inLanguage: 'en-GB',
    ...(updatedAt ? { dateModified: updatedAt } : {}),
    ...(checkedOn ? { lastReviewed: checkedOn.slice(0, 10) } : {}),
    isPartOf: { '@id': absoluteUrl('/#website') },
    publisher: { '@id': absoluteUrl('/#organization') },
  };
}

/** Every question with its answer in plain text. */
function questionData(groups: readonly QuestionGroup[]): Question[] {
  return groups
    .flatMap(({ questions }) => questions)
    .map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: richTextToPlainText(answer).replace(/\s+/g, ' ') },
    }));
}
