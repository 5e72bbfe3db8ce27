import { PearMark } from '../layout/pear-mark';

export function PanelLogo() {
  return (
    <div style={{ display: 'flex', alignItems: 'center', gap: 12 }}>
      <PearMark size={48} />
      <span style={{ fontSize: 28, fontFamily: 'Georgia, serif' }}>Little Pear</span>
    </div>
  );
}
