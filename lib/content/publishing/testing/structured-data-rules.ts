/**
 * What we let our structured data say: for each kind the properties of schema.org that we use (those it
 * inherits included), and of these the ones that must and the ones that should be there by Google's
 * documentation of the feature (developers.google.com/search/docs/appearance/structured-data). A property
 * that is not listed is a mistake until somebody has looked it up.
 */
interface Kind {
  required: readonly string[];
  recommended?: readonly string[];
  optional?: readonly string[];
}

const webPage: Kind = {
  required: ['url', 'name', 'description'],
  recommended: ['inLanguage', 'isPartOf', 'publisher'],
  optional: ['mainEntity', 'dateModified', 'lastReviewed', 'primaryImageOfPage'],
};

export const kinds: Readonly<Record<string, Kind>> = {
  Article: {
    required: ['headline', 'image', 'author', 'publisher', 'mainEntityOfPage'],
    recommended: ['datePublished', 'dateModified', 'description', 'inLanguage'],
    optional: ['articleSection', 'keywords', 'citation', 'video', 'comment', 'commentCount', 'contributor'],
  },
  BreadcrumbList: { required: ['itemListElement'] },
  ItemList: { required: ['itemListElement'], recommended: ['numberOfItems'] },
  ListItem: { required: ['position', 'name'], optional: ['item', 'url'] },
  WebPage: webPage,
  AboutPage: webPage,
  ContactPage: webPage,
  CollectionPage: { ...webPage, required: [...webPage.required, 'mainEntity'], optional: [] },
  FAQPage: { ...webPage, required: [...webPage.required, 'mainEntity'] },
  Question: { required: ['name', 'acceptedAnswer'] },
  Answer: { required: ['text'] },
  WebSite: {
    required: ['name', 'url'],
    recommended: ['inLanguage', 'publisher'],
    optional: ['potentialAction'],
  },
  SearchAction: { required: ['target', 'query-input'] },
  EntryPoint: { required: ['urlTemplate'] },
  Organization: {
    required: ['name', 'url'],
    optional: ['logo', 'sameAs', 'legalName', 'address', 'email', 'telephone'],
  },
  Person: {
    required: ['name'],
    optional: ['url', 'jobTitle', 'honorificSuffix', 'description', 'image', 'sameAs'],
  },
  ProfilePage: { required: ['url', 'mainEntity'], optional: ['inLanguage'] },
  Comment: { required: ['text'], recommended: ['dateCreated'], optional: ['author'] },
  CreativeWork: { required: ['name', 'url'] },
  ImageObject: { required: ['url', 'width', 'height'], optional: ['caption'] },
  Recipe: {
    required: ['name', 'image', 'recipeIngredient', 'recipeInstructions', 'mainEntityOfPage'],
    recommended: [
      'author',
      'publisher',
      'datePublished',
      'description',
      'inLanguage',
      'prepTime',
      'totalTime',
      'recipeYield',
      'recipeCategory',
      'recipeCuisine',
      'keywords',
      'nutrition',
    ],
    optional: ['cookTime', 'suitableForDiet'],
  },
  Dataset: {
    required: ['name', 'description', 'url'],
    recommended: [
      'license',
      'version',
      'isAccessibleForFree',
      'datePublished',
      'dateModified',
      'inLanguage',
      'keywords',
      'creator',
      'publisher',
      'distribution',
    ],
  },
  DataDownload: { required: ['contentUrl', 'encodingFormat'], recommended: ['name', 'contentSize'] },
  HowToStep: { required: ['text'], recommended: ['position'] },
  NutritionInformation: {
    required: ['servingSize', 'calories'],
    optional: [
      'proteinContent',
      'fatContent',
      'saturatedFatContent',
      'carbohydrateContent',
      'sugarContent',
      'fiberContent',
      'sodiumContent',
    ],
  },
  VideoObject: {
    required: ['name', 'thumbnailUrl', 'uploadDate'],
    recommended: ['description'],
    // Of a file only (video-file-data.ts); a video of another site has its page there.
    optional: ['contentUrl', 'duration', 'width', 'height', 'url'],
  },
};

type Thing = Record<string, unknown>;
type Rule = (value: unknown) => boolean;

const isText: Rule = (value) => typeof value === 'string' && value.trim() !== '';
const isAddress: Rule = (value) => typeof value === 'string' && /^https?:\/\/[^/\s]+\/[^\s]*$/.test(value);
const isAddressOrThing: Rule = (value) => isAddress(value) || isThing(value);
const isMoment: Rule = (value) =>
  typeof value === 'string' &&
  /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/.test(value) &&
  !Number.isNaN(Date.parse(value));
const isDay: Rule = (value) => typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value);
const isPixels: Rule = (value) => typeof value === 'string' && /^[1-9]\d*$/.test(value);
const isCount: Rule = (value) => typeof value === 'number' && Number.isInteger(value) && value >= 0;

const isDuration: Rule = (value) =>
  typeof value === 'string' && /^PT(?:\d+H)?(?:\d+M)?(?:\d+S)?$/.test(value);

/** What a property's values must look like; each value of a list. */
const rules: Readonly<Record<string, Rule>> = {
  url: isAddress,
  item: isAddress,
  '@id': isAddress,
  contentUrl: isAddress,
  thumbnailUrl: isAddress,
  sameAs: isAddress,
  license: isAddress,
  isAccessibleForFree: (value) => typeof value === 'boolean',
  mainEntityOfPage: isAddress,
  urlTemplate: isAddress,
  image: isAddressOrThing,
  logo: isThing,
  datePublished: isMoment,
  dateModified: isMoment,
  dateCreated: isMoment,
  uploadDate: isMoment,
  lastReviewed: isDay,
  width: isPixels,
  height: isPixels,
  position: isCount,
  numberOfItems: isCount,
  commentCount: isCount,
  duration: isDuration,
  totalTime: isDuration,
  suitableForDiet: isAddress,
  headline: (value) => isText(value) && String(value).length <= 110,
};

/** Everything that is wrong with one JSON-LD document, each with the place where it is; empty when all is well. */
export function structuredDataProblems(data: unknown): string[] {
  if (!isThing(data)) return ['is no object'];
  const { '@context': context, ...thing } = data;
  const problems = context === 'https://schema.org' ? [] : ['@context is not https://schema.org'];
  return [...problems, ...thingProblems(thing, String(thing['@type']))];
}

function thingProblems(thing: Thing, place: string): string[] {
  const { '@type': name, ...properties } = thing;
  // A reference to something that stands elsewhere.
  if (name === undefined && Object.keys(properties).join() === '@id')
    return valueProblems('@id', thing, place);
  const kind = typeof name === 'string' && Object.hasOwn(kinds, name) ? kinds[name] : undefined;
  if (!kind) return [`${place}: unknown type ${String(name)}`];
  const { required, recommended = [], optional = [] } = kind;
  const known = new Set(['@id', ...required, ...recommended, ...optional]);
  return [
    ...[...required, ...recommended]
      .filter((property) => properties[property] === undefined)
      .map((property) => `${place}: ${property} is missing`),
    ...Object.keys(properties)
      .filter((property) => !known.has(property))
      .map((property) => `${place}: ${property} is no property of ${String(name)} that we use`),
    ...Object.keys(properties).flatMap((property) => valueProblems(property, properties, place)),
    ...(name === 'ItemList' || name === 'BreadcrumbList' ? orderProblems(thing, place) : []),
  ];
}

function valueProblems(property: string, thing: Thing, place: string): string[] {
  const here = `${place}.${property}`;
  return [thing[property]].flat().flatMap((value) => {
    const rule = rules[property];
    if (rule && !rule(value)) return [`${here}: ${JSON.stringify(value)} is not allowed`];
    if (isThing(value)) return thingProblems(value, here);
    return rule || isText(value) ? [] : [`${here}: ${JSON.stringify(value)} is not allowed`];
  });
}

/** Counted from 1 without a gap, and no address twice. */
function orderProblems({ itemListElement }: Thing, place: string): string[] {
  const elements = [itemListElement].flat().filter(isThing);
  const isCounted = elements.every(({ position }, index) => position === index + 1);
  const addresses = elements.map(({ url, item }) => url ?? item);
  return [
    ...(isCounted ? [] : [`${place}: positions are not 1, 2, 3 …`]),
    ...(new Set(addresses).size === addresses.length ? [] : [`${place}: an address stands twice`]),
  ];
}

function isThing(value: unknown): value is Thing {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
