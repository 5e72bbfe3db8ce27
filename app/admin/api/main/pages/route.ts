import { pageListRoute } from '@/lib/wagtail-api/edit/page-routes';

/** /admin/api/main/pages/ */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = pageListRoute();
