import { documentRoutes } from '@/lib/wagtail-api/edit/file-routes';

/** /admin/api/main/documents/{id}/ */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = documentRoutes.detail();
