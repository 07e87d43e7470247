import { type ReactNode, useEffect, useRef } from "react";

interface BlobImageProps {
  readonly file: Blob;
  /** Empty if the text next to it describes the image. */
  readonly alt: string;
  readonly className: string | undefined;
}

/** Image of a file. As an image, an SVG cannot run scripts. */
export function BlobImage({ file, alt, className }: BlobImageProps): ReactNode {
  const picture = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const address = URL.createObjectURL(file);
    picture.current?.setAttribute("src", address);
    return () => URL.revokeObjectURL(address);
  }, [file]);
  return <img ref={picture} className={className} alt={alt} />;
}
