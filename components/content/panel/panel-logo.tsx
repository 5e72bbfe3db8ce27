import { getSettings } from '@/lib/platform/settings/settings';
import { PearMark } from '../../layout/pear-mark';

export function PanelLogo() {
  return (
    <div className="panel-brand">
      <PearMark size={48} />
      <span className="panel-name">{getSettings().SITE_NAME}</span>
    </div>
  );
}
