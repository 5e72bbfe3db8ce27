import { pageRevisionsRoute } from '@/lib/wagtail-api/edit/page-routes';

/** /admin/api/main/pages/{id}/revisions/ */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = pageRevisionsRoute();
