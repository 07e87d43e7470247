import { type ReactNode, useEffect, useRef } from "react";

interface BlobImageProps {
  readonly file: Blob;
  /** Empty: what it shows is said beside it. */
  readonly alt: string;
  readonly className: string | undefined;
}

/** As a document an SVG could run scripts; as a picture it cannot. */
export function BlobImage({ file, alt, className }: BlobImageProps): ReactNode {
  const picture = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const address = URL.createObjectURL(file);
    picture.current?.setAttribute("src", address);
    return () => URL.revokeObjectURL(address);
  }, [file]);
  return <img ref={picture} className={className} alt={alt} />;
}
