import type { Page } from '@playwright/test';

const bytesPerSecond = (megabits: number) => (megabits * 1_000_000) / 8;

/**
 * Slows a page down to a middling phone on a mobile network: a processor four times slower, 1.6 Mbit/s down,
 * 750 kbit/s up, 150 ms there and back.
 */
export async function slowDown(page: Page): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: bytesPerSecond(1.6),
    uploadThroughput: bytesPerSecond(0.75),
  });
  await client.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}
