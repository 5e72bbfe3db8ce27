import { unknownRoute } from '@/lib/platform/http/unknown-route';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = unknownRoute;
