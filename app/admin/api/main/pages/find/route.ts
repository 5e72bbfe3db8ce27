import { pageFindRoute } from '@/lib/editors-api/page-routes';

/** /admin/api/main/pages/find/ */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = pageFindRoute();
