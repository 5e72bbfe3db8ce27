/**
 * The paints of every picture. The seven accents are the brand's own tokens; the rest are the woods, papers and night
 * tones that let them glow. A scene takes colours from here only, so the set looks made by one hand.
 */
export const paint = {
  ink: '#1c2a25',
  /** Drawn at low opacity under everything that stands or lies. */
  shade: '#0d1a18',
  white: '#ffffff',
  milk: '#fffdf6',
  cream: '#fdf3de',
  paper: '#faf8f1',
  pear: '#c9e265',
  pearDeep: '#9dbb3c',
  pearDark: '#4a6a0f',
  apricot: '#ffb385',
  apricotDeep: '#ec8f5b',
  apricotDark: '#a8481a',
  berry: '#ff9aa8',
  berryDeep: '#dd5f76',
  berryDark: '#b3263f',
  sky: '#8fd0f0',
  skyDeep: '#4ea3cc',
  skyDark: '#1c6a94',
  leaf: '#8edc9f',
  leafDeep: '#4dab67',
  leafDark: '#1f7a3b',
  butter: '#ffd98a',
  honey: '#e9a93c',
  plum: '#6d5a8c',
  toast: '#dda266',
  crust: '#b97a45',
  wood: '#d9a873',
  woodDark: '#b27d4d',
  bark: '#6e4a33',
  steel: '#c3cfcd',
  steelDark: '#8ba09f',
  moon: '#fbe7a9',
} as const;

export type Tone = 'night' | 'paper' | 'pear' | 'apricot' | 'sky' | 'leaf' | 'berry';

/** What surrounds the subject: wall, big soft shapes on it, the table, and how deep shadows are. */
export type Ground = {
  isNight: boolean;
  wall: string;
  wallSoft: string;
  wallDeep: string;
  table: string;
  tableLight: string;
  tableEdge: string;
  frame: string;
  shadow: string;
  shadowOpacity: number;
};

/** One kitchen: the table is the same wood under every day tone, only the wall changes. */
const dayTable = {
  isNight: false,
  table: '#e9c69c',
  tableLight: '#f0d5b2',
  tableEdge: '#d6ab7a',
  frame: '#fffaf0',
  shadow: '#5b3a1e',
  shadowOpacity: 0.17,
} as const;

export const grounds: Record<Tone, Ground> = {
  night: {
    isNight: true,
    wall: '#1d3640',
    wallSoft: '#25434d',
    wallDeep: '#182c35',
    table: '#3a5f5d',
    tableLight: '#467069',
    tableEdge: '#2b4a4b',
    frame: '#5b8080',
    shadow: '#071012',
    shadowOpacity: 0.36,
  },
  paper: { ...dayTable, wall: '#fbf4e4', wallSoft: '#f5e8cf', wallDeep: '#ecdabb' },
  pear: { ...dayTable, wall: '#f1f6d6', wallSoft: '#e5eeb9', wallDeep: '#d5e19b' },
  apricot: { ...dayTable, wall: '#ffeadb', wallSoft: '#ffdbc3', wallDeep: '#fbcaa9' },
  sky: { ...dayTable, wall: '#e4f3fa', wallSoft: '#cfe9f6', wallDeep: '#b5dcef' },
  leaf: { ...dayTable, wall: '#e5f5e6', wallSoft: '#d0ecd4', wallDeep: '#b6dfbd' },
  berry: { ...dayTable, wall: '#ffebea', wallSoft: '#ffdadb', wallDeep: '#fbc5c9' },
};
