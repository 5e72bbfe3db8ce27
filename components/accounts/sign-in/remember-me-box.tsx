import styles from './remember-me-box.module.css';

interface RememberMeBoxProps {
  isTicked: boolean;
  onChange: (isTicked: boolean) => void;
}

/**
 * What it does is said in lib/accounts/client/remember-me.ts. Not ticked at first: the phone may be somebody
 * else's.
 */
export function RememberMeBox({ isTicked, onChange }: RememberMeBoxProps) {
  return (
    <label className={styles.row}>
      <input
        type="checkbox"
        className={styles.box}
        checked={isTicked}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      Remember me
    </label>
  );
}
