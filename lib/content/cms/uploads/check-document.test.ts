import { checkDocument } from './check-document';

const pdf = '%PDF-1.7\n1 0 obj<<>>endobj\ntrailer<<>>\nstartxref\n9\n%%EOF\n';
const check = (text: string, given: { mimetype?: string; name?: string } = {}) => {
  const data = Buffer.from(text, 'latin1');
  return () =>
    checkDocument({ data, mimetype: 'application/pdf', name: 'a.pdf', size: data.byteLength, ...given });
};

it('takes a PDF, with a little behind its end', () => {
  expect(check(pdf)).not.toThrow();
  expect(check(`${pdf}${' '.repeat(900)}`)).not.toThrow();
});

it.each([
  ['a web page', '<!doctype html><script>alert(1)</script>', {}, 'This is a web page.'],
  ['a page before the PDF', `<html>${pdf}`, {}, 'This is a web page.'],
  ['a drawing', '<svg/>', {}, 'This is an SVG drawing.'],
  ['words', 'PDF', {}, 'This is something else.'],
  ['half a PDF', pdf.slice(0, 20), {}, 'This PDF document is damaged: its end is missing.'],
  ['a PDF with much behind it', pdf + '<script>'.repeat(200), {}, 'its end is missing'],
  ['another type', pdf, { mimetype: 'text/html' }, 'but it was sent as text/html'],
  ['another name', pdf, { name: 'a.pdf.html' }, 'but its name ends in .html'],
])('refuses %s', (_what, text, given, message) => {
  expect(check(text, given)).toThrow(message);
});
