import { pageActionRoute } from '@/lib/editors-api/page-routes';

/** /admin/api/main/pages/{id}/action/{action}/ */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = pageActionRoute();
