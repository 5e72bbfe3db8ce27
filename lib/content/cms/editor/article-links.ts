import { LinkFeature } from '@payloadcms/richtext-lexical';

/** Links of a text: to any address, or to a page of this site, which is chosen from those that are there. */
export const articleLinks = LinkFeature({ enabledCollections: ['posts', 'pages', 'stories'] });
