import type { Publication } from '@/lib/content/reading/publication-of-row';

export interface FollowLink {
  label: string;
  href: string;
}

/** Networks that let anybody pass an address on, without an account of the site and without a script. */
const sharing: readonly { network: string; address: (url: string, name: string) => string }[] = [
  { network: 'Facebook', address: (url) => `https://www.facebook.com/sharer/sharer.php?u=${url}` },
  { network: 'Pinterest', address: (url) => `https://www.pinterest.com/pin/create/button/?url=${url}` },
  { network: 'Bluesky', address: (url, name) => `https://bsky.app/intent/compose?text=${name}%20${url}` },
  { network: 'Reddit', address: (url, name) => `https://www.reddit.com/submit?url=${url}&title=${name}` },
];

const linksInAll = 4;

/**
 * Returns the footer's links to four social networks (docs/decisions/0030-four-networks.md): the site's own
 * pages where they are set, and for the rest a way to share the site there. No link leads to a network's bare
 * front page.
 */
export function followLinks(
  profiles: Publication['profiles'],
  site: { name: string; url: string },
): FollowLink[] {
  const own = profiles.map(({ network, url }) => ({ label: network, href: url }));
  const url = encodeURIComponent(site.url);
  const name = encodeURIComponent(site.name);
  const others = sharing
    .filter(({ network }) => profiles.every((profile) => profile.network !== network))
    .map(({ network, address }) => ({ label: `Share on ${network}`, href: address(url, name) }));
  return [...own, ...others].slice(0, Math.max(linksInAll, own.length));
}
