import Link from 'next/link';
import styles from './site-logo.module.css';

/** The mark in the version that suits the theme, and the name. */
export function SiteLogo({ siteName }: { siteName: string }) {
  return (
    <Link href="/" className={styles.logo} aria-label={`${siteName}, home`} prefetch={false}>
      {/* Lazy: of the two, only the one that is shown is fetched. */}
      <img className={styles.onDark} src="/logo/pear-dark.svg" alt="" width={34} height={34} loading="lazy" />
      <img
        className={styles.onLight}
        src="/logo/pear-light.svg"
        alt=""
        width={34}
        height={34}
        loading="lazy"
      />
      <span className={styles.name}>{siteName}</span>
    </Link>
  );
}
