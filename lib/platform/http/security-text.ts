interface SecurityContact {
  SITE_URL: string;
  CONTACT_EMAIL?: string | undefined;
}

const dayMs = 24 * 60 * 60 * 1000;

/** RFC 9116 §2.5.5 advises less than a year. */
const validDays = 180;

/**
 * `/.well-known/security.txt`: whom to tell about a weakness (RFC 9116). Without an address of its own the
 * contact page is named.
 */
export function securityText({ SITE_URL, CONTACT_EMAIL }: SecurityContact, nowMs: number): string {
  const today = Math.floor(nowMs / dayMs) * dayMs;
  const fields = [
    ['Contact', CONTACT_EMAIL ? `mailto:${CONTACT_EMAIL}` : `${SITE_URL}/contact`],
    ['Expires', new Date(today + validDays * dayMs).toISOString().replace('.000', '')],
    ['Preferred-Languages', 'en'],
    ['Canonical', `${SITE_URL}/.well-known/security.txt`],
  ];
  return fields.map(([name, value]) => `${name}: ${value}\n`).join('');
}
