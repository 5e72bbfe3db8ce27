import { PearMark } from '../../layout/pear-mark';

export function PanelIcon() {
  return <PearMark size={24} />;
}
