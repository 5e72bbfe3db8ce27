import useSWR from 'swr';
import { LoadProblem } from '@/components/accounts/profile/load-problem';
import { Card } from '@/components/ui/card';
import { Skeleton } from '@/components/ui/skeleton';
import { Button } from '@/components/ui/button';
import { FormProblem } from '@/components/ui/form-problem';
import type { PushDevicesAnswer } from '@/lib/contract/nutriai-reminders';
import { pushBrowser, pushProblem } from '@/lib/nutriai/client/reminders/push-support';
import { pushDevicesPath } from '@/lib/nutriai/client/reminders/reminder-paths';
import { OtherDevices } from './other-devices';
import { useThisDevice } from './use-this-device';
import styles from './reminders.module.css';

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
