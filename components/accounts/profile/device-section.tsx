import { useRef, useState } from 'react';
import useSWR from 'swr';
import { useAuth } from '@/lib/accounts/client/auth-context';
import { readDeleted } from '@/lib/accounts/client/read-deleted';
import { withoutEntry } from '@/lib/accounts/client/without-entry';
import hidden from '@/components/ui/visually-hidden.module.css';
import { DeviceRow } from './device-row';
import { LoadProblem } from './load-problem';
import { type Device, devicePath, type DeviceList, devicesPath } from './profile-paths';
import { ProfileSection } from './profile-section';
import styles from './device-section.module.css';

/** Where the member is signed in, and how to end it from afar. */
export function DeviceSection() {
  const { authenticatedFetch } = useAuth();
  const { data, error, isValidating, mutate } = useSWR<DeviceList, unknown>(devicesPath);
  const heading = useRef<HTMLHeadingElement>(null);
  const [announcement, setAnnouncement] = useState('');

  const signOut = async ({ id, device_name: name }: Device) => {
    const response = await authenticatedFetch(devicePath(id), { method: 'DELETE' });
    await readDeleted(response);
    await mutate((list) => list && withoutEntry(list, id), { revalidate: false });
    setAnnouncement(`${name} is signed out.`);
    heading.current?.focus();
  };

  return (
    <ProfileSection
      id="devices"
      title="Your devices"
      lead="The browsers you are signed in on. If one isn’t yours, sign it out and change your password."
      headingRef={heading}
    >
      <p role="status" className={hidden.hidden}>
        {announcement}
      </p>
      {data ? (
        <ul className={styles.list}>
          {data.results.map((device) => (
            <DeviceRow key={device.id} device={device} onSignOut={() => signOut(device)} />
          ))}
        </ul>
      ) : error === undefined ? (
        <p className={styles.loading}>Loading your devices…</p>
      ) : (
        <LoadProblem
          what="Your devices"
          error={error}
          isTrying={isValidating}
          onRetry={() => void mutate()}
        />
      )}
    </ProfileSection>
  );
}
