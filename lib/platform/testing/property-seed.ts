import fc from 'fast-check';

/**
 * Imported by tests of properties: every run tries the same cases, so that a change, and not chance, decides
 * whether it passes. `PROPERTY_SEED=<number>` tries others.
 */
fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: Number(process.env.PROPERTY_SEED ?? 20_261_123) });
