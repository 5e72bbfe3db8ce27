import { imageRoutes } from '@/lib/wagtail-api/edit/file-routes';

/** /admin/api/main/images/ */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = imageRoutes.list();
