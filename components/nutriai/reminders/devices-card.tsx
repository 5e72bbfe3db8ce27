import { useEffect, useState } from 'react';
import useSWR from 'swr';
import { LoadProblem } from '@/components/accounts/profile/load-problem';
import { refusalOf } from '@/components/accounts/profile/use-submission';
import { Card } from '@/components/ui/card';
import { Skeleton } from '@/components/ui/skeleton';
import { Button } from '@/components/ui/button';
import { FormProblem } from '@/components/ui/form-problem';
import { useAuth } from '@/lib/accounts/client/auth-context';
import { readJson } from '@/lib/accounts/client/fetcher';
import type { PushDeviceAnswer, PushDevicesAnswer } from '@/lib/contract/nutriai-reminders';
import { pushBrowser, pushProblem } from '@/lib/nutriai/client/reminders/push-support';
import { pushDevicePath, pushDevicesPath } from '@/lib/nutriai/client/reminders/reminder-paths';
import {
  isSubscribed,
  subscribe,
  SubscriptionError,
  unsubscribe,
} from '@/lib/nutriai/client/reminders/subscribe';
import { OtherDevices } from './other-devices';
import styles from './reminders.module.css';

type State =
  { phase: 'idle' | 'busy' } | { phase: 'said'; text: string } | { phase: 'failed'; message: string };

/** Turns reminders on in this browser, and lists the others that have them. */
export function DevicesCard() {
  const { data, error, isValidating, mutate } = useSWR<PushDevicesAnswer, unknown>(pushDevicesPath);
  return (
    <Card
      title="On this device"
      lead="Reminders arrive as notifications from this browser, even when the site is closed."
    >
      {data ? (
        <ThisDevice devices={data} onChanged={() => mutate()} />
      ) : error === undefined ? (
        <Skeleton label="Looking for your devices…" rows={1} />
      ) : (
        <LoadProblem
          what="Your devices"
          error={error}
          isTrying={isValidating}
          onRetry={() => void mutate()}
        />
      )}
    </Card>
  );
}

function ThisDevice({
  devices,
  onChanged,
}: {
  devices: PushDevicesAnswer;
  onChanged: () => Promise<unknown>;
}) {
  const { state, isHere, turnOn, turnOff, test, remove } = useThisDevice(devices, onChanged);
  const problem = pushProblem(pushBrowser());
  const current = devices.results.find(({ is_current: isCurrent }) => isCurrent);
  const others = devices.results.filter(({ is_current: isCurrent }) => !isCurrent);
  const isOn = current !== undefined && isHere === true;
  const isBusy = state.phase === 'busy' || isHere === null;
  return (
    <>
      {problem === null ? (
        <div className={styles.form}>
          <p>{isOn ? 'Reminders are on here.' : 'Reminders are off here.'}</p>
          <div className={styles.buttons}>
            {isOn ? (
              <>
                <Button variant="quiet" disabled={isBusy} onClick={() => void test(current)}>
                  Send a test
                </Button>
                <Button variant="quiet" disabled={isBusy} onClick={() => void turnOff(current)}>
                  Turn off here
                </Button>
              </>
            ) : (
              <Button disabled={isBusy} onClick={() => void turnOn()}>
                {state.phase === 'busy' ? 'Turning on…' : 'Turn on reminders here'}
              </Button>
            )}
          </div>
        </div>
      ) : (
        <p className={styles.note}>{problem}</p>
      )}
      {/* What stands above says the same of a browser that has just been told no for good. */}
      {state.phase === 'failed' && problem === null && <FormProblem message={state.message} />}
      <p role="status" className={styles.note}>
        {state.phase === 'said' ? state.text : ''}
      </p>
      <OtherDevices devices={others} onRemove={remove} />
    </>
  );
}

function useThisDevice({ public_key: publicKey }: PushDevicesAnswer, onChanged: () => Promise<unknown>) {
  const { authenticatedFetch } = useAuth();
  const [state, setState] = useState<State>({ phase: 'idle' });
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
  const run = async (work: () => Promise<string>) => {
    setState({ phase: 'busy' });
    try {
      setState({ phase: 'said', text: await work() });
    } catch (error) {
      setState({ phase: 'failed', message: messageOf(error) });
    }
  };
  const call = async (path: string, method: string, body?: object) => {
    const response = await authenticatedFetch(path, {
      method,
      ...(body && { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
    });
    // Gone already is what was wanted.
    if (method !== 'DELETE' || response.status !== 404) await readJson(response);
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
