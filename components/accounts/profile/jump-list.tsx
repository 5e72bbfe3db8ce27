import {
  Baby,
  ChartNoAxesColumn,
  Download,
  Heart,
  KeyRound,
  Mail,
  MessageSquare,
  MonitorSmartphone,
  Plug,
  Ruler,
  Trash2,
  UserRound,
  Webhook,
} from 'lucide-react';
import { BothEnglishes } from '@/components/content/english/both-englishes';
import styles from './jump-list.module.css';

const places = [
  { id: 'name', text: 'Name', Icon: UserRound },
  { id: 'email', text: 'Email', Icon: Mail },
  { id: 'password', text: 'Password', Icon: KeyRound },
  { id: 'devices', text: 'Devices', Icon: MonitorSmartphone },
  { id: 'babies', text: 'Babies', Icon: Baby },
  { id: 'units', text: 'Units', Icon: Ruler },
  { id: 'favourites', text: <BothEnglishes british="Favourites" american="Favorites" />, Icon: Heart },
  { id: 'comments', text: 'Comments', Icon: MessageSquare },
  { id: 'keys', text: 'API keys', Icon: Plug },
  { id: 'webhooks', text: 'Webhooks', Icon: Webhook },
  { id: 'statistics', text: 'Cookies', Icon: ChartNoAxesColumn },
  { id: 'data', text: 'Download data', Icon: Download },
  { id: 'delete', text: 'Delete account', Icon: Trash2 },
] as const;

/** The way to each part of the profile: all of it is seen at once, nothing has to be looked for. */
export function JumpList() {
  return (
    <nav aria-label="On this page">
      <ul className={styles.list}>
        {places.map(({ id, text, Icon }) => (
          <li key={id}>
            <a href={`#${id}`} className={styles.link}>
              <Icon size={20} aria-hidden />
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
