const shown = { title: 60, description: 155 } as const;

interface Described {
  title: string;
  description: string;
  slug: string;
}

interface Preview {
  title: string;
  description: string;
  address: string;
  warnings: string[];
}

/** Cuts a title and a description as search engines do, and says what they will not show. */
export function searchPreview({ title, description, slug }: Described): Preview {
  return {
    title: cut(title, shown.title),
    description: cut(description, shown.description),
    address: `/blog/${slug || '…'}`,
    warnings: [
      ...tooLong('title', title, shown.title),
      ...tooLong('description', description, shown.description),
      ...(description !== '' && description.length < 70
        ? [`The description has ${description.length} characters; 70 or more say what the page answers.`]
        : []),
    ],
  };
}

function tooLong(name: string, text: string, most: number): string[] {
  return text.length > most ? [`The ${name} has ${text.length} characters; about ${most} are shown.`] : [];
}

/** At the end of a word. */
function cut(text: string, most: number): string {
  if (text.length <= most) return text;
  const whole = text.slice(0, most);
  const end = whole.lastIndexOf(' ');
  return `${end > 0 ? whole.slice(0, end) : whole} …`;
}
