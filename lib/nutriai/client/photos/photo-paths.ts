export const photosPath = '/api/nutriai/reaction-photos';

export const photosOfBaby = (babyId: string) => `${photosPath}?baby=${babyId}`;

export const photoPath = (id: string) => `${photosPath}/${id}`;
