import type { Picture } from '@/lib/content/reading/picture';

interface ResponsivePictureProps {
  picture: Picture;
  /** How wide the picture is shown, as in the `sizes` attribute. */
  sizes: string;
  /** The page's largest picture: loaded first and never late. */
  isHero?: boolean;
  /** The text beside it says the same: screen readers skip the picture. */
  isDecoration?: boolean;
  className?: string;
}

export function ResponsivePicture({
  picture,
  sizes,
  isHero,
  isDecoration,
  className,
}: ResponsivePictureProps) {
  return (
    <img
      src={picture.src}
      {...(picture.srcSet ? { srcSet: picture.srcSet, sizes } : {})}
      width={picture.width}
      height={picture.height}
      alt={isDecoration ? '' : picture.alt}
      className={className}
      decoding={isHero ? 'sync' : 'async'}
      {...(isHero ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
    />
  );
}
