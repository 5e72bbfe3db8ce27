interface Addressed {
  slug: string;
  aliasOf?: number | { slug: string } | null;
}

/** The slug under which search engines list a document: that of the one it repeats, if it is an alias. */
export function canonicalSlug({ slug, aliasOf }: Addressed): string {
  return typeof aliasOf === 'object' && aliasOf ? aliasOf.slug : slug;
}
