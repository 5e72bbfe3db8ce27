import useSWR from 'swr';
import type { ReactionPhotoAnswer } from '@/lib/contract/nutriai-reaction-photos';
import { photosOfBaby } from '@/lib/nutriai/client/photos/photo-paths';

interface PhotoList {
  results: ReactionPhotoAnswer[];
}

/** The photos of a baby's reactions; nothing is asked for where the baby is null. */
export function useReactionPhotos(babyId: string | null) {
  return useSWR<PhotoList, unknown>(babyId === null ? null : photosOfBaby(babyId));
}
