import { MonitorSmartphone } from 'lucide-react';
import { FormProblem } from '@/components/ui/form-problem';
import { Button } from '@/components/ui/button';
import hidden from '@/components/ui/visually-hidden.module.css';
import type { Device } from './profile-paths';
import { useSubmission } from './use-submission';
import styles from './device-row.module.css';
import { dateFormat } from '@/lib/nutriai/client/shown-english';

interface DeviceRowProps {
  device: Device;
  onSignOut: () => Promise<void>;
}

export function DeviceRow({ device, onSignOut }: DeviceRowProps) {
  const { submission, submit } = useSubmission();
  const isLeaving = submission.phase === 'saving';
  return (
    <li className={styles.row}>
      <MonitorSmartphone size={24} aria-hidden className={styles.icon} />
      <div className={styles.text}>
        <p className={styles.name}>
          {device.device_name}
          {device.is_current && <span className={styles.badge}>This device</span>}
        </p>
        <p className={styles.times}>
          Last used <Moment at={device.last_used_at} />, signed in <Moment at={device.created_at} />
        </p>
      </div>
      {!device.is_current && (
        <Button
          variant="quiet"
          className={styles.button}
          disabled={isLeaving}
          onClick={() => void submit(onSignOut)}
        >
          <span>{isLeaving ? 'Signing out…' : 'Sign out this device'}</span>
          <span className={hidden.hidden}>{device.device_name}</span>
        </Button>
      )}
      {submission.phase === 'refused' && (
        <div className={styles.problem}>
          <FormProblem message={`${device.device_name} is still signed in. ${submission.message}`} />
        </div>
      )}
    </li>
  );
}

const moment = dateFormat({ dateStyle: 'medium', timeStyle: 'short' });

/** In the member's own time zone; drawn in the browser alone, where that is known. */
function Moment({ at }: { at: string }) {
  return <time dateTime={at}>{moment.format(new Date(at))}</time>;
}
