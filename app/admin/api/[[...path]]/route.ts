import { unknownRoute } from '@/lib/http/unknown-route';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = unknownRoute;
