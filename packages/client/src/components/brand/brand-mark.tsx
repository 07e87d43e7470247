import { logoAddress } from "#config/logo-address.ts";
import classes from "./brand-mark.module.css";

interface BrandMarkProps {
  readonly size: number;
}

/** Configured logo, or the letter Q. */
export function BrandMark({ size }: BrandMarkProps) {
  const logo = logoAddress();
  // As an image, an SVG cannot run scripts.
  if (logo !== "")
    return <img src={logo} alt="" width={size} height={size} className={classes.mark} />;
  return (
    <svg viewBox="0 0 32 32" width={size} height={size} aria-hidden="true" className={classes.mark}>
      <rect width="32" height="32" rx="7" className={classes.flag} />
      <path
        d="M16 6.4a9.6 9.6 0 1 0 0 19.2V21a5 5 0 1 1 5-5h4.6A9.6 9.6 0 0 0 16 6.4z"
        className={classes.letter}
      />
      <path d="M18.6 18.6h7v7h-7z" className={classes.letter} />
    </svg>
  );
}
