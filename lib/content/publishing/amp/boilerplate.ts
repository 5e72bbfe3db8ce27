import { type Markup, markup, raw } from './markup';

const animations = ['-webkit-', '-moz-', '-ms-', ''];
const keyframes = ['-webkit-', '-moz-', '-ms-', '-o-', ''];

const hidden = animations.map((prefix) => `${prefix}animation:-amp-start 8s steps(1,end) 0s 1 normal both`);
const shown = animations.map((prefix) => `${prefix}animation:none`);
const start = keyframes.map(
  (prefix) => `@${prefix}keyframes -amp-start{from{visibility:hidden}to{visibility:visible}}`,
);

const withScripts = raw(`body{${hidden.join(';')}}${start.join('')}`);
const withoutScripts = raw(`body{${shown.join(';')}}`);

/** The style that AMP demands to the letter, and its twin for readers without scripts. */
export const boilerplate = markup`${styleOf(withScripts)}<noscript>${styleOf(withoutScripts)}</noscript>`;

function styleOf(rules: Markup): Markup {
  return markup`<style amp-boilerplate>${rules}</style>`;
}

const cdn = 'https://cdn.ampproject.org';

/** AMP's runtime, which may come from nowhere else. */
export const runtimeScript = markup`<script async src="${cdn}/v0.js"></script>`;

const versions = { 'amp-story': '1.0', 'amp-video': '0.1', 'amp-story-captions': '0.1' } as const;
export type AmpExtension = keyof typeof versions;

/** The script of one extension; a story names only those that it uses. */
export function extensionScript(name: AmpExtension): Markup {
  return markup`<script async custom-element="${name}" src="${cdn}/v0/${name}-${versions[name]}.js"></script>`;
}
