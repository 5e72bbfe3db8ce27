import Link from 'next/link';
import { getSettings } from '@/lib/platform/settings/settings';
import { FoodNavigation } from './food-navigation';
import styles from './site-footer.module.css';

interface FooterLink {
  label: string;
  href: string;
  opensNewTab?: boolean;
  /** Not a page of the site, so that the router has nothing to show. */
  isFile?: boolean;
}

/** Four sections and a copyright line (specification §2). */
export function SiteFooter({ siteName }: { siteName: string }) {
  const sections: { title: string; links: FooterLink[] }[] = [
    {
      title: 'Company',
      links: [
        { label: 'About Us', href: '/about-us' },
        { label: 'Contact Us', href: '/contact' },
      ],
    },
    {
      title: 'Help',
      links: [
        { label: 'FAQ', href: '/faq' },
        { label: 'Terms & Conditions', href: '/terms' },
        { label: 'Privacy Policy', href: '/privacy' },
      ],
    },
    {
      title: 'Follow Us',
      links: followLinks(),
    },
    {
      title: 'API and Links',
      links: [
        { label: 'Sitemap', href: '/sitemaps' },
        { label: 'API', href: '/sitemap.xml', opensNewTab: true },
      ],
    },
  ];
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <div className={styles.foods}>
          <FoodNavigation label="Food checker, foods and recipes" variant="row" />
        </div>
        <div className={styles.sections}>
          {sections.map(({ title, links }) => (
            <section key={title} aria-labelledby={headingId(title)}>
              <h2 id={headingId(title)} className={styles.title}>
                {title}
              </h2>
              <ul className={styles.list}>
                {links.map((link) => (
                  <li key={link.label}>
                    <FooterAnchor {...link} />
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
        <p className={styles.notice}>
          General information, not medical advice. In an emergency call 999, 112 or 911.
        </p>
        <p className={styles.copyright}>
          © {new Date().getFullYear()} {siteName}
        </p>
      </div>
    </footer>
  );
}

/** The networks whose address is set; where none is, the feeds are the way to follow the site. */
function followLinks(): FooterLink[] {
  const settings = getSettings();
  const networks = [
    { label: 'Instagram', href: settings.SOCIAL_INSTAGRAM_URL },
    { label: 'Facebook', href: settings.SOCIAL_FACEBOOK_URL },
    { label: 'Pinterest', href: settings.SOCIAL_PINTEREST_URL },
    { label: 'YouTube', href: settings.SOCIAL_YOUTUBE_URL },
  ].flatMap(({ label, href }) => (href ? [{ label, href, opensNewTab: true }] : []));
  if (networks.length > 0) return networks;
  return [
    { label: 'RSS feed', href: '/feed.xml', isFile: true },
    { label: 'JSON feed', href: '/feed.json', isFile: true },
  ];
}

function headingId(title: string): string {
  return `footer-${title.toLowerCase().replace(/\W+/g, '-')}`;
}

function FooterAnchor({ label, href, opensNewTab, isFile }: FooterLink) {
  if (opensNewTab) {
    return (
      <a className={styles.link} href={href} target="_blank" rel="noopener noreferrer">
        {label}
        <span className={styles.newTab}> (opens in a new tab)</span>
      </a>
    );
  }
  if (isFile) {
    return (
      <a className={styles.link} href={href}>
        {label}
      </a>
    );
  }
  return (
    <Link className={styles.link} href={href} prefetch={false}>
      {label}
    </Link>
  );
}
