/** A part of the name of the only check to run, where one is meant. */
const only = process.env.ONLY_CHECK ?? '';

/**
 * Runs checks one after the other; one line each for the test that reads them ({@link
 * ../testing/read-checks}): its name, and what was wrong.
 */
export async function runChecks<World>(
  checks: Readonly<Record<string, (world: World) => Promise<void>>>,
  world: World,
): Promise<void> {
  for (const [name, check] of Object.entries(checks)) {
    if (!name.includes(only)) continue;
    const began = performance.now();
    const problem = await check(world).then(
      () => null,
      (error: unknown) => (error instanceof Error ? (error.stack ?? error.message) : String(error)),
    );
    const ms = Math.round(performance.now() - began);
    process.stdout.write(`check:${JSON.stringify({ name, problem, ms })}\n`);
  }
}
