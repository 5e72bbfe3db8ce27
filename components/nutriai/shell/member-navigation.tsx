'use client';

import { CalendarDays, ChartLine, CookingPot, MessageCircleQuestion, Sun } from 'lucide-react';
import { NavigationLink } from '@/components/layout/navigation-link';
import styles from './member-navigation.module.css';

const places = [
  { href: '/nutriai/today', name: 'Today', Icon: Sun },
  { href: '/nutriai/plan', name: 'Plan', Icon: CalendarDays },
  { href: '/nutriai/cookbook', name: 'Recipes', Icon: CookingPot },
  { href: '/nutriai/insights', name: 'Insights', Icon: ChartLine },
  { href: '/nutriai/ask', name: 'Ask', Icon: MessageCircleQuestion },
] as const;

/** At the thumb on a phone, in the top row elsewhere. */
export function MemberNavigation() {
  return (
    <nav aria-label="NutriAI" className={styles.navigation}>
      <ul className={styles.list}>
        {places.map(({ href, name, Icon }) => (
          <li key={href}>
            <NavigationLink href={href} className={styles.link}>
              <Icon size={22} aria-hidden />
              {name}
            </NavigationLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
