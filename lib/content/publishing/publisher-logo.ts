/** The mark that search results show beside a story: square, without transparency, at least 96 × 96. */
export const publisherLogo = { path: '/logo/logo-512.png', width: 512, height: 512 } as const;
