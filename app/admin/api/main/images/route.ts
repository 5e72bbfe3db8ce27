import { imageRoutes } from '@/lib/editors-api/file-routes';

/** /admin/api/main/images/ */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = imageRoutes.list();
