/** Names of the characters 160 to 255, in their order (HTML 4, `HTMLlat1`). */
const latin1 =
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 ' +
  'sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute ' +
  'Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde ' +
  'Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave ' +
  'aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ' +
  'ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml';

const named: ReadonlyMap<string, string> = new Map([
  ...latin1.split(' ').map((name, index) => [name, String.fromCharCode(160 + index)] as const),
  ...Object.entries({
    amp: '&',
    lt: '<',
    gt: '>',
    quot: '"',
    apos: "'",
    ndash: '–',
    mdash: '—',
    lsquo: '‘',
    rsquo: '’',
    sbquo: '‚',
    ldquo: '“',
    rdquo: '”',
    bdquo: '„',
    hellip: '…',
    bull: '•',
    dagger: '†',
    prime: '′',
    euro: '€',
    trade: '™',
    minus: '−',
    le: '≤',
    ge: '≥',
    ne: '≠',
    asymp: '≈',
    rarr: '→',
    larr: '←',
    ensp: '\u2002',
    emsp: '\u2003',
    thinsp: '\u2009',
    zwnj: '\u200c',
    zwj: '\u200d',
  }),
]);

/** Text with its `&name;`, `&#8211;` and `&#x2013;` put in. What is no reference stays as it is, as browsers do. */
export function decodeReferences(text: string): string {
  return text.replace(
    /&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|([a-z][a-z0-9]*));/gi,
    (...[whole = '', hex, decimal, name]: string[]) => {
      if (name !== undefined) return named.get(name) ?? whole;
      const code = hex !== undefined ? Number.parseInt(hex, 16) : Number(decimal);
      return isCharacter(code) ? String.fromCodePoint(code) : '\ufffd';
    },
  );
}

function isCharacter(code: number): boolean {
  if (code > 0x10ffff || (code >= 0xd800 && code <= 0xdfff)) return false;
  return code >= 0xa0 || (code >= 0x20 && code < 0x7f) || code === 0x09 || code === 0x0a;
}
