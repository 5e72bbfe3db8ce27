import { pageRevisionsRoute } from '@/lib/editors-api/page-routes';

/** /admin/api/main/pages/{id}/revisions/ */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = pageRevisionsRoute();
