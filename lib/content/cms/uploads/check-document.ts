import { type AcceptedKinds, checkKind, type UploadedFile, UploadRefusal } from './uploaded-file';

const documentKinds: AcceptedKinds = {
  pdf: { mediaTypes: ['application/pdf', 'application/x-pdf'], endings: ['pdf'] },
};

/** A PDF ends with these marks; a little may stand behind them. */
const endMarks = ['startxref', '%%EOF'];
const endBytes = 1024;

/** @throws UploadRefusal */
export function checkDocument(file: UploadedFile): void {
  checkKind(file, { kinds: documentKinds, names: 'PDF documents' });
  const end = file.data.subarray(-endBytes).toString('latin1');
  if (!endMarks.every((mark) => end.includes(mark))) {
    throw new UploadRefusal('This PDF document is damaged: its end is missing.');
  }
}
