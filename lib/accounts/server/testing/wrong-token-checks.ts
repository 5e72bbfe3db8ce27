import assert from 'node:assert/strict';
import { throttled } from '../../../platform/http/api-error';
import { askForEmail, confirmEmail } from '../members/change-email';
import { refreshSession, signOut } from '../sessions/sessions';
import { callerOf, type Checks, freshEmail, newMember, refused, setStatus } from './world';

/** Counts, and refuses once it is said to. */
function counter() {
  const state = { count: 0, isFull: false };
  return {
    state,
    count: async () => {
      state.count += 1;
      if (state.isFull) throw throttled(60);
    },
  };
}

/**
 * Whoever shares an address with a stranger does not share what the stranger used up: only what opens nothing
 * is counted there.
 */
export const wrongTokenChecks: Checks = {
  'a good refresh token is not counted, used or given again': async (world) => {
    const { refresh } = await newMember(world);
    const { state, count } = counter();
    state.isFull = true;
    const { refresh: next } = await refreshSession(world, refresh, count);
    assert.equal((await refreshSession(world, refresh, count)).refresh, next);
    await signOut(world, { refresh: next }, count);
    assert.equal(state.count, 0);
  },
  'garbage, another kind, an expired and a used-up token are counted each time': async (world) => {
    const ended = await newMember(world);
    await signOut(world, { refresh: ended.refresh });
    const { state, count } = counter();
    for (const token of ['garbage', '', ended.access, ended.refresh]) {
      await refused(refreshSession(world, token, count), 401);
      await refused(signOut(world, { refresh: token }, count), 401);
    }
    assert.equal(state.count, 8);
    state.isFull = true;
    await refused(refreshSession(world, 'garbage', count), 429);
    await refused(refreshSession(world, ended.refresh, count), 429);
    await refused(signOut(world, { refresh: ended.refresh }, count), 429);
  },
  'a copy that comes back still ends the session while the counter is full': async (world) => {
    const { refresh } = await newMember(world);
    const { state, count } = counter();
    state.isFull = true;
    const second = await refreshSession(world, refresh, count);
    world.advanceMs(11_000);
    await refused(refreshSession(world, refresh, count), 401);
    await refused(refreshSession(world, second.refresh, count), 429);
  },
  'a disabled member is told so, with a session and without': async (world) => {
    const { id, refresh } = await newMember(world);
    await setStatus(world, id, 'disabled');
    const noAccount = { detail: 'No active account found for the given token.' };
    await refused(refreshSession(world, refresh), 401, noAccount);
    await refused(refreshSession(world, refresh), 401, noAccount);
  },
  'a right link for a new address is not counted, wrong ones are': async (world) => {
    const member = await newMember(world);
    const request = { new_email: freshEmail(), password: member.password };
    const { token } = await askForEmail(world, await callerOf(world, member.id), request);
    const { state, count } = counter();
    await refused(confirmEmail(world, 'a'.repeat(43), count), 400);
    assert.equal(state.count, 1);
    state.isFull = true;
    await refused(confirmEmail(world, 'a'.repeat(43), count), 429);
    await confirmEmail(world, token, count);
    assert.equal(state.count, 2);
    await refused(confirmEmail(world, token, count), 429);
  },
};
