import type { SerializedUploadNode } from '@payloadcms/richtext-lexical';
import { InEnglish } from '@/components/content/english/in-english';
import { ResponsivePicture } from '@/components/ui/responsive-picture';
import { toPicture } from '@/lib/content/reading/picture';

/** A picture in a text, with its caption. */
export function ArticleFigure({ upload }: { upload: SerializedUploadNode }) {
  const picture = toPicture(typeof upload.value === 'object' ? (upload.value as never) : null);
  if (!picture) return null;
  const caption = upload.fields?.caption;
  return (
    <figure>
      <ResponsivePicture picture={picture} sizes="(min-width: 768px) 46rem, 100vw" />
      {typeof caption === 'string' && caption && (
        <figcaption>
          <InEnglish>{caption}</InEnglish>
        </figcaption>
      )}
    </figure>
  );
}
