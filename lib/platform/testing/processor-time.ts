/**
 * Returns how long a computation keeps the processor, in milliseconds. Unlike the time on the clock it hardly
 * grows when other programs share the machine, so that a test may refuse what takes a hundred times as long
 * as it should.
 */
export function processorTimeMs(compute: () => void): number {
  const before = process.cpuUsage();
  compute();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
