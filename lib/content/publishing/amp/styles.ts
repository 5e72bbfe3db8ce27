import { textColour, toneColours } from './tones';

const tones = Object.entries(toneColours)
  .map(
    ([tone, { ground, accent }]) =>
      `.tone-${tone}{background-color:${ground}}.tone-${tone} a{color:${accent}}.tone-${tone} ` +
      `.rule{background-color:${accent}}`,
  )
  .join('');

/**
 * The look of the AMP form, in `<style amp-custom>`. It has to carry the page without AMP's own style sheet
 * too: scripts may be off, or the CDN that they come from out of reach.
 */
export const storyStyles = [
  `body{margin:0;background-color:#10191b;color:${textColour}}`,
  `amp-story{font-family:Figtree,system-ui,sans-serif;color:${textColour}}`,
  'amp-story-page{background-color:#10191b}',
  'h1,h2{margin:0;font-family:Fraunces,Georgia,serif;font-weight:600;line-height:1.15}',
  'h1{font-size:34px}h2{font-size:27px}',
  'p,ul{margin:0;font-size:18px;line-height:1.5}',
  '.lines{white-space:pre-line}',
  'ul{display:grid;grid-gap:8px;padding:0;list-style:none}',
  `.answer{padding:10px 16px;border:1px solid #6f8790;border-radius:14px;background-color:#10191b}`,
  `a{color:${toneColours.pear.accent};display:inline-block;min-width:48px;padding:12px ` +
    '0;font-size:17px;line-height:24px}',
  '.words{padding:64px 20px 24px}',
  // The link that the reader pulls up lies over the lower edge.
  '.above-link{padding-bottom:104px}',
  '.at-top{align-content:start}.at-middle{align-content:center}.at-bottom{align-content:end}',
  '.panel{display:grid;grid-gap:12px;padding:24px;border-radius:24px}',
  '.rule{width:40px;height:4px;border-radius:4px}',
  // A phone on its side: the words stay within the page.
  '@media (max-height:480px){h1{font-size:26px}h2{font-size:22px}p,ul{font-size:16px}.panel{padding:16px}}',
  tones,
  // Without scripts AMP's own elements are unknown: the pages stand below each other, as wide as a phone.
  '@media (scripting:none){amp-story{display:block;max-width:28rem;margin:0 auto}' +
    'amp-story-page,amp-story-grid-layer,amp-img,amp-video,noscript,' +
    'amp-story-page-outlink,amp-story-page-attachment{display:block}' +
    'noscript img{display:block;width:100%;height:auto}' +
    'amp-story-page{padding-bottom:32px}.words,.above-link{padding:12px 16px 0}' +
    'amp-story-page-outlink,amp-story-page-attachment{padding:4px 16px}}',
].join('');
