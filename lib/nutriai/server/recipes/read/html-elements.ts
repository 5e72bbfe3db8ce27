const set = (names: string): ReadonlySet<string> => new Set(names.split(' '));

/** Elements that begin a line of their own. */
export const lineBreaking = set(
  'address article aside blockquote body br button dd details dialog div dl dt fieldset figcaption ' +
    'figure footer form h1 h2 h3 h4 h5 h6 header hr html li main nav ol option p pre section summary ' +
    'table tbody td tfoot th thead tr ul',
);

/** Elements of which a reader sees nothing. */
export const unseen = set('iframe noscript script select style svg template textarea title');

/** Elements in which a tag is text. */
export const withoutMarkup = set('iframe noembed noframes script style textarea title xmp');

/** Elements without an end. */
export const voids = set('area base br col embed hr img input link meta param source track wbr');

/** Elements that end where the next of their kind begins. */
export const selfEnding = set('dd dt li option p td th tr');
