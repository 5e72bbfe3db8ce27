import { pageFindRoute } from '@/lib/wagtail-api/edit/page-routes';

/** /admin/api/main/pages/find/ */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = pageFindRoute();
