import { documentRoutes } from '@/lib/wagtail-api/edit/file-routes';

/** /admin/api/main/documents/ */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = documentRoutes.list();
