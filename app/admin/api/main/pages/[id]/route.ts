import { pageDetailRoute } from '@/lib/editors-api/page-routes';

/** /admin/api/main/pages/{id}/ */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = pageDetailRoute();
