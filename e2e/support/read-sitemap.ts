type ReadText = (path: string) => Promise<string>;

/** Reads the paths of all pages that `/sitemap.xml` lists, through its parts where it is an index of them. */
export async function readSitemap(origin: string, readText: ReadText): Promise<string[]> {
  const listed = pathsIn(await readText('/sitemap.xml'), origin);
  if (!listed.every((path) => path.endsWith('.xml'))) return listed;
  const parts = await Promise.all(listed.map(readText));
  return parts.flatMap((xml) => pathsIn(xml, origin));
}

function pathsIn(xml: string, origin: string): string[] {
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => address.replaceAll('&amp;', '&').slice(origin.length) || '/',
  );
}
