import { documentRoutes } from '@/lib/wagtail-api/edit/file-routes';

/** /admin/api/main/documents/find/ */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = documentRoutes.find();
