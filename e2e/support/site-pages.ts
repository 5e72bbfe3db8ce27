/** Every kind of page that a visitor can see. */
export const sitePages = [
  '/',
  '/blog',
  '/blog/cutting-food-safely',
  '/blog/category/feeding',
  '/search?q=eggs',
  '/search?q=zzqxv',
  '/web-stories',
  '/web-stories/drinks-by-age',
  '/nutriai',
  '/nutriai/can-my-baby-eat?age=9&text=wheezing+after+whole+grapes+and+frobnitz',
  '/nutriai/can-my-baby-eat?age=9&text=whole+grapes+and+porridge',
  '/nutriai/foods?q=egg',
  '/nutriai/foods/egg',
  '/nutriai/recipes?age=9&without=milk',
  '/nutriai/recipes/red-lentil-sweet-potato-dal',
  '/nutriai/invite',
  '/about-us',
  '/contact',
  '/faq',
  '/terms',
  '/privacy',
  '/sitemaps',
  '/sign-in',
  '/no-such-page',
] as const;

export const themes = ['dark', 'light'] as const;
