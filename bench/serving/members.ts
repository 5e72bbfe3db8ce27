/** A member with a baby, for loads that only members may make. */
export interface BenchMember {
  email: string;
  access: string;
  refresh: string;
  babyId: string;
}

export const password = 'Pears-ripen-slowly-47';

const json = { 'content-type': 'application/json' };

/** An address of its own for each, so that no limit by address stands in the way. */
export const addressOf = (index: number) => `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`;

/** Registers members by the API, each with a baby of eight months. */
export async function registerMembers(origin: string, count: number): Promise<BenchMember[]> {
  const members: BenchMember[] = [];
  for (let index = 0; index < count; index += 1) members.push(await registerMember(origin, index));
  return members;
}

async function registerMember(origin: string, index: number): Promise<BenchMember> {
  const email = `parent${index}@bench.example`;
  const from = { 'x-forwarded-for': addressOf(index + 1) };
  const registered = await call<{ access_token: string; refresh_token: string }>(`${origin}/api/register`, {
    headers: { ...json, ...from },
    body: { email, password },
  });
  const { access_token: access, refresh_token: refresh } = registered;
  const signed = { ...json, ...from, authorization: `Bearer ${access}` };
  const birth = new Date(Date.now() - 245 * 86_400_000).toISOString().slice(0, 10);
  const baby = await call<{ id: string }>(`${origin}/api/nutriai/baby-profiles`, {
    headers: signed,
    body: { name: 'Bo', birth_date: birth },
  });
  return { email, access, refresh, babyId: baby.id };
}

async function call<Answer>(
  url: string,
  { headers, body }: { headers: Record<string, string>; body: unknown },
): Promise<Answer> {
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${url}: ${answer.status} ${text.slice(0, 300)}`);
  return JSON.parse(text) as Answer;
}
