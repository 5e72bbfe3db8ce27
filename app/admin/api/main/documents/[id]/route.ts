import { documentRoutes } from '@/lib/editors-api/file-routes';

/** /admin/api/main/documents/{id}/ */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = documentRoutes.detail();
