import { documentRoutes } from '@/lib/editors-api/file-routes';

/** /admin/api/main/documents/find/ */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = documentRoutes.find();
