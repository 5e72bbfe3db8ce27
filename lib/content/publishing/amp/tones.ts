import type { StoryPage } from '../../reading/story-page';

/** Words on every ground; AA with all of them, as the accents are. */
export const textColour = '#eef4ee';

/**
 * The grounds of a story's pages in the site's dark theme
 * (components/content/stories/story-tones.module.css), mixed beforehand: an AMP cache's reader may be an
 * older browser.
 */
export const toneColours: Record<StoryPage['tone'], { ground: string; accent: string }> = {
  night: { ground: '#17242a', accent: '#8fd0f0' },
  paper: { ground: '#1f2f36', accent: '#ffb385' },
  pear: { ground: '#293833', accent: '#c9e265' },
  apricot: { ground: '#303435', accent: '#ffb385' },
  sky: { ground: '#23363e', accent: '#8fd0f0' },
  leaf: { ground: '#233737', accent: '#8edc9f' },
  berry: { ground: '#303138', accent: '#ff9aa8' },
};
