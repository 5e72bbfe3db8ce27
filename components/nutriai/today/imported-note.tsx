import Link from 'next/link';
import type { BabyAnswer } from '@/lib/contract/nutriai-babies';
import type { ImportedFrom } from '@/lib/contract/nutriai-water';
import { importedText } from '@/lib/nutriai/client/imports/import-words';
import styles from './entry-sheet.module.css';

interface ImportedNoteProps {
  baby: Pick<BabyAnswer, 'id' | 'role'>;
  imported: ImportedFrom | undefined;
}

/** Says of an entry which import brought it, and leads to where that is taken back as a whole. */
export function ImportedNote({ baby, imported }: ImportedNoteProps) {
  if (imported === undefined) return null;
  return (
    <p className={styles.imported}>
      {importedText(imported)}.{' '}
      {baby.role === 'parent' && <Link href={`/nutriai/babies/${baby.id}/import`}>See past imports</Link>}
    </p>
  );
}
