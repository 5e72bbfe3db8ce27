import Link from 'next/link';
import target from '@/components/ui/target.module.css';
import type { Operator, Publication } from '@/lib/content/reading/publication-of-row';
import styles from './publisher-details.module.css';

/** What an info page says of the publisher, by the page's address. */
const shownOn: Readonly<Record<string, readonly ('operator' | 'editorial')[]>> = {
  privacy: ['operator'],
  terms: ['operator'],
  contact: ['operator'],
  'about-us': ['operator', 'editorial'],
  'how-we-work': ['editorial', 'operator'],
};

/** Who publishes the site, who reviews it and how it is paid for: what an admin has set, and nothing else. */
export function PublisherDetails({ slug, publication }: { slug: string; publication: Publication }) {
  const parts = Object.hasOwn(shownOn, slug) ? (shownOn[slug] ?? []) : [];
  return parts.map((part) =>
    part === 'operator' ? (
      publication.operator && (
        <OperatorDetails key={part} operator={publication.operator} isController={slug === 'privacy'} />
      )
    ) : (
      <EditorialDetails key={part} publication={publication} />
    ),
  );
}

function OperatorDetails({ operator, isController }: { operator: Operator; isController: boolean }) {
  const { name, addressLines, email, phone, registration, dataProtectionContact } = operator;
  return (
    <section className={styles.details} aria-labelledby="operator">
      <h2 id="operator">{isController ? 'Controller of your data' : 'Publisher'}</h2>
      <address className={styles.address}>
        {[name, ...addressLines].map((line) => (
          <span key={line}>{line}</span>
        ))}
        {email && <a href={`mailto:${email}`}>{email}</a>}
        {phone && <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>}
      </address>
      {registration && <p>{registration}</p>}
      {isController && dataProtectionContact && <p>Data protection: {dataProtectionContact}</p>}
    </section>
  );
}

function EditorialDetails({
  publication: { medicalReviewer, funding, donationUrl },
}: {
  publication: Publication;
}) {
  return (
    <>
      {medicalReviewer && (
        <section className={styles.details} aria-labelledby="reviewer">
          <h2 id="reviewer">Medical reviewer</h2>
          <p>
            <Link href={medicalReviewer.path} prefetch={false}>
              {medicalReviewer.name}
            </Link>
            , {[medicalReviewer.role, medicalReviewer.credentials].filter(Boolean).join(', ')}
          </p>
        </section>
      )}
      {(funding || donationUrl) && (
        <section className={styles.details} aria-labelledby="funding">
          <h2 id="funding">Who pays for it</h2>
          {funding && <p>{funding}</p>}
          {donationUrl && (
            <p>
              <a href={donationUrl} className={target.target} rel="noopener noreferrer">
                Make a donation
              </a>
            </p>
          )}
        </section>
      )}
    </>
  );
}
