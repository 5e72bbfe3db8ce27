import { X } from 'lucide-react';
import list from '@/components/nutriai/babies/entry-list.module.css';
import type { PushDeviceAnswer } from '@/lib/contract/nutriai-reminders';
import styles from './reminders.module.css';
import { dateFormat } from '@/lib/nutriai/client/shown-english';

interface OtherDevicesProps {
  devices: readonly PushDeviceAnswer[];
  onRemove: (device: PushDeviceAnswer) => Promise<void>;
}

const day = dateFormat({ dateStyle: 'medium' });

/** The member's other browsers that have reminders. */
export function OtherDevices({ devices, onRemove }: OtherDevicesProps) {
  if (devices.length === 0) return null;
  return (
    <div className={styles.form}>
      <h3 className={list.addTitle}>Also on</h3>
      <ul className={list.list}>
        {devices.map((device) => (
          <li key={device.id} className={list.row}>
            <p className={list.words}>
              <span className={list.main}>{device.name}</span>
              <span className={list.more}>since {day.format(new Date(device.created_at))}</span>
            </p>
            <button
              type="button"
              className={list.remove}
              aria-label={`Turn off reminders on ${device.name}`}
              onClick={() => void onRemove(device)}
            >
              <X size={20} aria-hidden />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
