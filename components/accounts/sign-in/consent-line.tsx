import styles from './consent-line.module.css';

/** In a new tab: who reads the terms half way through a form must find the form again as it was. */
export function ConsentLine() {
  return (
    <p className={styles.consent}>
      By continuing, you agree to our <LegalLink path="/terms">Terms &amp; Conditions</LegalLink> and{' '}
      <LegalLink path="/privacy">Privacy Policy</LegalLink>.
    </p>
  );
}

function LegalLink({ path, children }: { path: '/terms' | '/privacy'; children: string }) {
  return (
    <a href={path} target="_blank" rel="noopener" className={styles.link} title="Opens in a new tab">
      {children}
    </a>
  );
}
