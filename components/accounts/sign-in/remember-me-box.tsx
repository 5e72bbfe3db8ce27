import { CheckField } from '@/components/ui/check-field';

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
    <CheckField
      label="Remember me"
      checked={isTicked}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  );
}
