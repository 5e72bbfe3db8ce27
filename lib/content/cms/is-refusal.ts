/** Says whether an error of Payload is a refusal: the caller is told its status and words, and it is no fault here. */
export function isRefusal(error: unknown): boolean {
  return (
    error instanceof Error && 'status' in error && typeof error.status === 'number' && error.status < 500
  );
}
