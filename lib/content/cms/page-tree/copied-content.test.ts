import { copiedContent } from './copied-content';

const fields = ['title', 'slug', 'inShort', 'body', 'seo', 'pages', 'tags', 'category', 'publishedAt'];

describe('the content of a copy', () => {
  it('leaves out what belongs to the original alone', () => {
    const copy = copiedContent(
      {
        id: 7,
        title: 'Peas',
        slug: 'peas',
        aliasOf: 3,
        publishedAt: 'x',
        _status: 'published',
        createdAt: 'x',
      },
      fields,
    );
    expect(copy).toEqual({
      title: 'Peas',
      inShort: null,
      body: null,
      seo: null,
      pages: null,
      tags: null,
      category: null,
    });
  });

  it('takes the ids from the rows of lists, however deep, and nowhere else', () => {
    const body = { root: { children: [{ type: 'block', fields: { id: 'stays' } }] } };
    const copy = copiedContent(
      {
        title: 'Peas',
        body,
        tags: ['a', 'b'],
        category: 4,
        inShort: [{ id: 'x1', line: 'One' }],
        seo: { title: 'Peas', image: 9 },
        pages: [{ id: 'p1', quiz: { options: [{ id: 'o1', text: 'Yes', isCorrect: true }] }, picture: 5 }],
      },
      fields,
    );
    expect(copy).toEqual({
      title: 'Peas',
      body,
      tags: ['a', 'b'],
      category: 4,
      inShort: [{ line: 'One' }],
      seo: { title: 'Peas', image: 9 },
      pages: [{ quiz: { options: [{ text: 'Yes', isCorrect: true }] }, picture: 5 }],
    });
  });
});
