import Link from 'next/link';
import type { Publication } from '@/lib/content/reading/publication-of-row';
import { getSettings } from '@/lib/platform/settings/settings';
import { followLinks } from './follow-links';
import { FoodNavigation } from './food-navigation';
import styles from './site-footer.module.css';

interface FooterLink {
  label: string;
  href: string;
  opensNewTab?: boolean;
}

interface FooterSectionProps {
  title: string;
  links: readonly FooterLink[];
}

/** A link's name is what the link says; that it opens in a new tab is said after it. */
const newTabNoteId = 'opens-in-a-new-tab';

/** Who writes, how it is checked and how it is corrected: asked on any page, so on every page. */
const trustLinks = [
  { label: 'How we write, check and correct', href: '/how-we-work' },
  { label: 'Authors and reviewers', href: '/authors' },
] as const;

/** Four sections and a copyright line (specification §2). */
export function SiteFooter({ siteName, publication }: { siteName: string; publication: Publication }) {
  const { operator, donationUrl, profiles } = publication;
  const follow = followLinks(profiles, { name: siteName, url: getSettings().SITE_URL });
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <div className={styles.foods}>
          <FoodNavigation label="Food checker, foods and recipes" variant="row" />
        </div>
        <div className={styles.sections}>
          {sectionsOf(follow).map((section) => (
            <FooterSection key={section.title} {...section} />
          ))}
        </div>
        <p className={styles.notice}>
          General information, not medical advice. In an emergency call 999, 112 or 911.
        </p>
        <ul className={styles.trust}>
          {trustLinks.map((link) => (
            <li key={link.href}>
              <FooterAnchor {...link} />
            </li>
          ))}
        </ul>
        {donationUrl && (
          <p className={styles.support}>
            <FooterAnchor label={`Support ${siteName}`} href={donationUrl} opensNewTab />
          </p>
        )}
        <span id={newTabNoteId} hidden>
          Opens in a new tab
        </span>
        <p className={styles.copyright}>
          © {new Date().getFullYear()} {siteName}
          {operator && `, published by ${[operator.name, ...operator.addressLines].join(', ')}`}
        </p>
      </div>
    </footer>
  );
}

function sectionsOf(follow: readonly FooterLink[]): FooterSectionProps[] {
  return [
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
      links: follow.map((link) => ({ ...link, opensNewTab: true })),
    },
    {
      title: 'API and Links',
      links: [
        { label: 'Sitemap', href: '/sitemaps' },
        { label: 'API', href: '/sitemap.xml', opensNewTab: true },
      ],
    },
  ];
}

function FooterSection({ title, links }: FooterSectionProps) {
  return (
    <section aria-labelledby={headingId(title)}>
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
  );
}

function headingId(title: string): string {
  return `footer-${title.toLowerCase().replace(/\W+/g, '-')}`;
}

function FooterAnchor({ label, href, opensNewTab }: FooterLink) {
  if (opensNewTab) {
    return (
      <a
        className={styles.link}
        href={href}
        target="_blank"
        rel="noopener noreferrer"
        aria-describedby={newTabNoteId}
      >
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
