import { imageRoutes } from '@/lib/wagtail-api/edit/file-routes';

/** /admin/api/main/images/{id}/ */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = imageRoutes.detail();
