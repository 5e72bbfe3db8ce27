import { client, listBabies } from 'little-pear-client';

/** Takes site and key from the environment. */
export function connect({ needsKey = true } = {}) {
  const { LITTLE_PEAR_SITE: baseUrl, LITTLE_PEAR_KEY: auth } = process.env;
  if (!baseUrl || (needsKey && !auth)) throw new Error('Set LITTLE_PEAR_SITE and LITTLE_PEAR_KEY.');
  client.setConfig({ baseUrl, auth, throwOnError: true });
  client.interceptors.error.use(
    (problem, response) =>
      new Error(problem?.detail ?? `The site answered ${response?.status}.`, { cause: problem }),
  );
}

/** The baby of LITTLE_PEAR_BABY, or the first that the key is for. */
export async function chosenBaby() {
  const { data } = await listBabies();
  const name = process.env.LITTLE_PEAR_BABY;
  const baby = data.results.find((each) => !name || each.name === name);
  if (!baby) throw new Error(name ? `The key is for no baby named ${name}.` : 'The key is for no baby.');
  return baby;
}
