import { imageRoutes } from '@/lib/wagtail-api/edit/file-routes';

/** /admin/api/main/images/find/ */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = imageRoutes.find();
