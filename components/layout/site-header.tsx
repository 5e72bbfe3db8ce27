import { SearchLink } from '@/components/content/search/search-link';
import { FoodNavigation } from './food-navigation';
import { HeaderBar } from './header-bar';
import { MobileMenu } from './mobile-menu';
import { SiteLogo } from './site-logo';
import { SiteNavigation } from './site-navigation';
import { ThemeToggle } from './theme-toggle';
import styles from './site-header.module.css';

export function SiteHeader({ siteName }: { siteName: string }) {
  return (
    <HeaderBar className={styles.header}>
      <div className={styles.bar}>
        <SiteLogo siteName={siteName} />
        {/* Before the others, which stand at the far edge: letters that come late move none of them. */}
        <div className={styles.widest}>
          <FoodNavigation label="Food and recipes" variant="bar" />
        </div>
        <div className={styles.wide}>
          <SiteNavigation label="Main" variant="bar" />
        </div>
        <SearchLink />
        <ThemeToggle />
        <MobileMenu className={styles.narrow}>
          <FoodNavigation label="Food and recipes" variant="sheet" />
          <SiteNavigation label="Menu" variant="sheet" />
        </MobileMenu>
      </div>
      {/* Without scripts the menu button can open nothing: the links stand below the bar instead. */}
      <noscript>
        <div className={styles.withoutScripts}>
          <FoodNavigation label="Foods and recipes" variant="row" />
          <div className={styles.mainRow}>
            <SiteNavigation label="Main" variant="row" />
          </div>
        </div>
      </noscript>
    </HeaderBar>
  );
}
