import { pageActionRoute } from '@/lib/wagtail-api/edit/page-routes';

/** /admin/api/main/pages/{id}/action/{action}/ */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = pageActionRoute();
