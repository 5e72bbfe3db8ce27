/** What a file that is imported can be. */
export const importFormats = ['baby_buddy', 'sprout_track', 'huckleberry', 'little_pear', 'table'] as const;
