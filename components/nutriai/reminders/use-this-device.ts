import { useEffect, useState } from 'react';
import { refusalOf } from '@/components/accounts/profile/use-submission';
import { useAuth } from '@/lib/accounts/client/auth-context';
import { readJson } from '@/lib/accounts/client/fetcher';
import { readDeleted } from '@/lib/accounts/client/read-deleted';
import type { PushDeviceAnswer, PushDevicesAnswer } from '@/lib/contract/nutriai-reminders';
import { pushBrowser, pushProblem } from '@/lib/nutriai/client/reminders/push-support';
import { pushDevicePath, pushDevicesPath } from '@/lib/nutriai/client/reminders/reminder-paths';
import {
  isSubscribed,
  subscribe,
  SubscriptionError,
  unsubscribe,
} from '@/lib/nutriai/client/reminders/subscribe';

type State =
  | { phase: 'idle' | 'busy' }
  | { phase: 'said'; text: string }
  | { phase: 'failed'; message: string };

/** Turns reminders on and off in this browser, tests them, and removes other devices. */
export function useThisDevice(
  { public_key: publicKey }: PushDevicesAnswer,
  onChanged: () => Promise<unknown>,
) {
  const call = useDeviceCall();
  const [state, setState] = useState<State>({ phase: 'idle' });
  const [isHere, setHere] = useIsSubscribed();
  const run = async (work: () => Promise<string>) => {
    setState({ phase: 'busy' });
    try {
      setState({ phase: 'said', text: await work() });
    } catch (error) {
      setState({ phase: 'failed', message: messageOf(error) });
    }
  };
  return {
    state,
    isHere,
    turnOn: () =>
      run(async () => {
        await call(pushDevicesPath, 'POST', await subscribe(publicKey));
        setHere(true);
        await onChanged();
        return 'Reminders are on. Choose below what you would like to be reminded of.';
      }),
    turnOff: ({ id }: PushDeviceAnswer) =>
      run(async () => {
        await call(pushDevicePath(id), 'DELETE');
        await unsubscribe();
        setHere(false);
        await onChanged();
        return 'Reminders are off here.';
      }),
    test: ({ id }: PushDeviceAnswer) =>
      run(async () => {
        await call(`${pushDevicePath(id)}/test`, 'POST');
        return 'A test is on its way. If you don’t see it, check the notification settings of this device.';
      }),
    remove: ({ id, name }: PushDeviceAnswer) =>
      run(async () => {
        await call(pushDevicePath(id), 'DELETE');
        await onChanged();
        return `${name} no longer gets reminders.`;
      }),
  };
}

/** Whether this browser gets reminders; null until it is known. */
function useIsSubscribed() {
  const [isHere, setHere] = useState<boolean | null>(null);
  useEffect(() => {
    // Without a worker, or where notifications are missing, there is nothing to look for.
    if (pushProblem(pushBrowser()) !== null) return;
    let isShown = true;
    const note = (found: boolean) => isShown && setHere(found);
    isSubscribed().then(note, () => note(false));
    return () => {
      isShown = false;
    };
  }, []);
  return [isHere, setHere] as const;
}

function useDeviceCall() {
  const { authenticatedFetch } = useAuth();
  return async (path: string, method: string, body?: object) => {
    const response = await authenticatedFetch(path, {
      method,
      ...(body && { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
    });
    await (method === 'DELETE' ? readDeleted(response) : readJson(response));
  };
}

function messageOf(error: unknown): string {
  if (error instanceof SubscriptionError) return error.message;
  // The browser's own push service refuses, or cannot be reached. What it says of that helps no parent.
  if (error instanceof DOMException) {
    return (
      'The browser could not turn reminders on. Check your connection and try again. Some browsers ' +
      'also need push messages turned on in their settings.'
    );
  }
  return refusalOf(error).message;
}
