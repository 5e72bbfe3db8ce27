import { addDataAndFileToRequest, type Endpoint } from 'payload';
import * as z from 'zod';
import { isStaff } from '../access/roles';
import { findStoryProblems, type StoryForm } from './check-story';

const relation = z.number().int().nullish().catch(null);
const words = z.string().nullish().catch(null);

/** What the form holds while it is being filled; whatever else it sends is left out. */
const form = z.object({
  title: words,
  excerpt: words,
  poster: relation,
  pages: z
    .array(
      z.object({
        layout: words,
        heading: words,
        text: words,
        picture: relation,
        video: relation,
        link: z.object({ label: words, href: words }).nullish().catch(null),
        quiz: z
          .object({
            question: words,
            explanation: words,
            options: z.array(z.object({ text: words, isCorrect: z.boolean().nullish() })).nullish(),
          })
          .nullish()
          .catch(null),
      }),
    )
    .max(100)
    .catch([]),
});

/** `POST /cms-api/stories/problems` with a story's form → `{ problems }`, for the list beside the form. */
export const storyProblemsEndpoint: Endpoint = {
  path: '/problems',
  method: 'post',
  handler: async (req) => {
    if (!isStaff(req, ['admin', 'editor']))
      return Response.json({ errors: [{ message: 'Editors only.' }] }, { status: 403 });
    await addDataAndFileToRequest(req);
    const parsed = form.safeParse(req.data);
    if (!parsed.success)
      return Response.json({ errors: [{ message: 'This is no story.' }] }, { status: 400 });
    // Layouts are the panel's own; one that is unknown has no rule.
    return Response.json({ problems: await findStoryProblems(parsed.data as StoryForm, req) });
  },
};
