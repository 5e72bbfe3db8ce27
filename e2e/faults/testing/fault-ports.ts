/** The runs come one after the other; `TEST_PORTS_FROM` moves them all, for two on one machine. */
const first = Number(process.env.TEST_PORTS_FROM ?? 3340);

/** The site that is tested, and one that is made from it. */
export const sitePort = first + 1;
export const secondSitePort = first + 2;
/** Where the services it needs stand. */
export const smtpPort = first + 3;
export const postgresPort = first + 4;
export const s3Port = first + 5;
export const redisPort = first + 6;
export const collectorPort = first + 7;
export const modelPort = first + 8;
export const googlePort = first + 9;
