/** The page that signs in and leads back to the comments of the page at `path`. */
export function signInPath(path: string): string {
  return `/sign-in?next=${encodeURIComponent(`${path}#comments`)}`;
}
