import type { Publication as PublicationRow } from '../../platform/database/payload-types';
import { getSettings } from '../../platform/settings/settings';
import type { PanelSettings } from '../../platform/settings/panel-settings';
import { type Person, toPeople } from './person';

/** Who publishes the site, as far as an admin has said so; what is not set is null and not shown. */
export interface Publication {
  operator: Operator | null;
  /** The site's own pages at networks. */
  profiles: { network: Network; url: string }[];
  medicalReviewer: Person | null;
  funding: string | null;
  donationUrl: string | null;
  newsletter: PublicationRow['newsletter'];
  /** How each newsletter begins, where an admin has written it. */
  newsletterIntro: string | null;
}

export interface Operator {
  name: string;
  addressLines: string[];
  email: string | null;
  phone: string | null;
  registration: string | null;
  dataProtectionContact: string | null;
}

export type Network = 'Instagram' | 'Facebook' | 'Pinterest' | 'YouTube';

export function toPublication(row: Partial<PublicationRow>): Publication {
  return {
    operator: toOperator(row),
    profiles: profilesOf(row),
    medicalReviewer: toPeople(row.medicalReviewer ? [row.medicalReviewer] : [])[0] ?? null,
    funding: row.funding?.trim() || null,
    donationUrl: row.donationUrl || null,
    newsletter: row.newsletter ?? 'off',
    newsletterIntro: row.newsletterIntro?.trim() || null,
  };
}

/** What of it changes the settings of the process. */
export function toPanelSettings(row: Partial<PublicationRow>): PanelSettings {
  return {
    siteName: row.siteName?.trim() || null,
    senderName: row.senderName?.trim() || null,
    mailSignature: row.mailSignature?.trim() || null,
  };
}

function toOperator(row: Partial<PublicationRow>): Operator | null {
  if (!row.operatorName) return null;
  return {
    name: row.operatorName,
    addressLines: (row.operatorAddress ?? '')
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== ''),
    email: row.contactEmail || null,
    phone: row.phone || null,
    registration: row.registration || null,
    dataProtectionContact: row.dataProtectionContact || null,
  };
}

/** The panel's first, else the environment's; a network's own front page is nobody's page there. */
function profilesOf(row: Partial<PublicationRow>): Publication['profiles'] {
  const settings = getSettings();
  const addresses: Record<Network, string | null | undefined> = {
    Instagram: row.instagramUrl || settings.SOCIAL_INSTAGRAM_URL,
    Facebook: row.facebookUrl || settings.SOCIAL_FACEBOOK_URL,
    Pinterest: row.pinterestUrl || settings.SOCIAL_PINTEREST_URL,
    YouTube: row.youtubeUrl || settings.SOCIAL_YOUTUBE_URL,
  };
  return (Object.keys(addresses) as Network[]).flatMap((network) => {
    const url = addresses[network];
    return url && new URL(url).pathname !== '/' ? [{ network, url }] : [];
  });
}
