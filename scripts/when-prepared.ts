import { once } from 'node:events';

/**
 * Imported for its effect, before all else of ours: a server that is started while its data are still being
 * prepared (scripts/start.mjs) has its packages loaded by now, and goes on when it is told that they are.
 * When whoever started it fails, or is killed, the channel between them closes, and it ends.
 */
if (process.argv.includes('--when-prepared')) {
  const hungUp = () => process.exit(1);
  if (!process.connected) hungUp();
  process.once('disconnect', hungUp);
  await once(process, 'message');
  process.off('disconnect', hungUp);
}
