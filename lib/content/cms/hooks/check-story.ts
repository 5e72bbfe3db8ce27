import { type CollectionBeforeValidateHook, type PayloadRequest, ValidationError } from 'payload';
import { toStoryPage } from '../../reading/story-page';
import { type StoryProblem, storyProblems } from '../../reading/story-problems';
import { toPosterSource } from '../../publishing/story-posters';
import type { Image, Story, Video } from '../../../platform/database/payload-types';

/** A story as a form holds it: incomplete, with ids where other documents belong. */
export type StoryForm = Partial<Pick<Story, 'title' | 'excerpt' | 'poster' | 'pages'>>;

/** Keeps a story with errors from being published; a draft may be saved in any state. */
export const refuseFaultyStory: CollectionBeforeValidateHook<Story> = async ({ data, originalDoc, req }) => {
  if (data?._status !== 'published' || req.context.restoresAsDraft) return data;
  const errors = (await findStoryProblems({ ...originalDoc, ...data }, req)).filter(
    ({ level }) => level === 'error',
  );
  if (errors.length === 0) return data;
  throw new ValidationError(
    {
      collection: 'stories',
      errors: errors.map((problem) => ({
        message: problem.message,
        path: problem.path,
        label: problemText(problem),
      })),
      req,
    },
    req.t,
  );
};

/** Everything that is wrong with a story in the panel, pictures and films looked up. */
export async function findStoryProblems(form: StoryForm, req: PayloadRequest): Promise<StoryProblem[]> {
  const pages = form.pages ?? [];
  const videos = await findByIds<Video>(
    req,
    'videos',
    pages.map(({ video }) => video),
  );
  const images = await findByIds<Image>(req, 'images', [
    form.poster,
    ...pages.map(({ picture }) => picture),
    ...[...videos.values()].map(({ poster }) => poster),
  ]);
  const pictureOf = (relation: Relation) => images.get(idOf(relation) ?? 0) ?? null;
  return storyProblems({
    title: form.title ?? '',
    excerpt: form.excerpt ?? '',
    posterSource: toPosterSource(pictureOf(form.poster)),
    pages: pages.map((page, index) => {
      const video = videos.get(idOf(page.video) ?? 0);
      return toStoryPage(
        {
          ...page,
          picture: pictureOf(page.picture),
          // A film whose poster is gone is shown without one.
          video: video ? { ...video, poster: pictureOf(video.poster) ?? 0 } : null,
        },
        index,
      );
    }),
  });
}

/** "Page 3: The page needs a heading." */
export function problemText({ page, message }: Pick<StoryProblem, 'page' | 'message'>): string {
  return page === null ? message : `Page ${page}: ${message}`;
}

type Relation = number | { id: number } | null | undefined;

function idOf(relation: Relation): number | null {
  const id = typeof relation === 'object' ? relation?.id : relation;
  return typeof id === 'number' && Number.isSafeInteger(id) ? id : null;
}

async function findByIds<Document extends { id: number }>(
  req: PayloadRequest,
  collection: 'images' | 'videos',
  relations: Relation[],
): Promise<Map<number, Document>> {
  const ids = [...new Set(relations.flatMap((relation) => idOf(relation) ?? []))];
  if (ids.length === 0) return new Map();
  const { docs } = await req.payload.find({
    collection,
    where: { id: { in: ids } },
    depth: 0,
    pagination: false,
    req,
  });
  return new Map((docs as unknown as Document[]).map((document) => [document.id, document]));
}
