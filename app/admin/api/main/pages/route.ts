import { pageListRoute } from '@/lib/editors-api/page-routes';

/** /admin/api/main/pages/ */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = pageListRoute();
