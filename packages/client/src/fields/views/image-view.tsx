import type { TextField } from "@quarterdeck/model";
import { type ReactNode, useState } from "react";
import { apiBase } from "#config/api-base.ts";
import { runtimeConfig } from "#config/runtime-config.ts";
import classes from "./cell.module.css";
import type { CellProps, FieldView } from "#fields/field-props.ts";
import { PlainValue, formatPlain } from "./plain-value.tsx";
import { ExternalLink } from "./external-link.tsx";
import { isImageData, safeImageUrl } from "#fields/values/safe-url.ts";

function ImageCell(props: CellProps<TextField>): ReactNode {
  const text = formatPlain(props.value);
  const address = safeImageUrl(text, `${apiBase()}/`);
  if (address === undefined && !text.startsWith("/"))
    return <PlainValue value={props.value} isWhole={props.isWhole} />;
  if (address === undefined || !mayLoad(address)) {
    const { field, isWhole } = props;
    return (
      <ExternalLink
        {...{ address: address ?? text, text, isWhole }}
        label={field.label}
        isPicture
      />
    );
  }
  // With a key, the previous image does not stay until the next one is loaded.
  return <Picture key={address} {...props} text={text} address={address} />;
}

/** False for a picture of another host, which would see the address of the reader. */
function mayLoad(address: string): boolean {
  if (runtimeConfig().pictures === "any") return true;
  const { origin, protocol } = new URL(address, document.baseURI);
  return protocol === "data:" || protocol === "blob:" || origin === location.origin;
}

interface PictureProps extends CellProps<TextField> {
  readonly text: string;
  readonly address: string;
}

function Picture({ field, value, isWhole, text, address }: PictureProps): ReactNode {
  const [isBroken, setIsBroken] = useState(false);
  const isInside = isImageData(text);
  if (isBroken && isInside) return <PlainValue value={value} isWhole={isWhole} />;
  if (isBroken)
    return <ExternalLink {...{ address, text, isWhole }} label={field.label} isPicture />;
  return (
    <img
      className={isWhole ? classes.picture : classes.image}
      src={address}
      alt={field.label}
      title={isInside ? undefined : text}
      loading="lazy"
      decoding="async"
      referrerPolicy="no-referrer"
      onError={() => setIsBroken(true)}
    />
  );
}

export const imageView: FieldView<TextField> = {
  align: "start",
  Cell: ImageCell,
};
