import Link from 'next/link';
import styles from './site-logo.module.css';

/** The mark in the version that suits the theme, and the name. */
export function SiteLogo({ siteName }: { siteName: string }) {
  return (
    <Link href="/" className={styles.logo} aria-label={`${siteName}, home`} prefetch={false}>
      <img className={styles.onDark} src="/logo/pear-dark.svg" alt="" width={34} height={34} />
      <img className={styles.onLight} src="/logo/pear-light.svg" alt="" width={34} height={34} />
      <span className={styles.name}>{siteName}</span>
    </Link>
  );
}
