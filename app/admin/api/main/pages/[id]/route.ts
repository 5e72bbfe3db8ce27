import { pageDetailRoute } from '@/lib/wagtail-api/edit/page-routes';

/** /admin/api/main/pages/{id}/ */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = pageDetailRoute();
