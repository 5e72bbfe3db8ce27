import { benchmarkFilePath, benchmarkFiles } from '@/lib/content/reading/benchmark/benchmark-files';
import { benchmarkLicence } from '@/lib/content/reading/benchmark/benchmark-words';
import styles from './benchmark.module.css';

/** The files of this edition, and what may be done with them. */
export function Downloads({ version }: { version: string }) {
  return (
    <>
      <ul className={styles.downloads}>
        {benchmarkFiles().map(({ name, label, body }) => (
          <li key={name}>
            <a className={styles.download} href={benchmarkFilePath(name)} download>
              {label} <span className={styles.size}>{Math.ceil(body.byteLength / 1000)} kB</span>
            </a>
          </li>
        ))}
      </ul>
      <p>
        This is version {version}. A case never changes within a version, so results of one version can be
        compared. The cases, rules and results are licensed under{' '}
        <a href={benchmarkLicence.url} rel="license noopener noreferrer">
          {benchmarkLicence.name}
        </a>
        : use them for anything, and say where they come from. Please don’t train a model on them and then
        report its result here.
      </p>
    </>
  );
}
