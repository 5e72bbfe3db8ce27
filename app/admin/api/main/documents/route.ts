import { documentRoutes } from '@/lib/editors-api/file-routes';

/** /admin/api/main/documents/ */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = documentRoutes.list();
