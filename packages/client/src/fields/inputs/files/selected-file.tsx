import { CloseButton } from "@mantine/core";
import { IconFile } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { BlobImage } from "#components/values/blob-image.tsx";
import { useTexts } from "#texts/use-texts.ts";
import classes from "./files.module.css";

interface SelectedFileProps {
  readonly file: Blob;
  readonly name: string;
  readonly detail: string;
  readonly onRemove: () => void;
}

/** A file that will be sent: what it looks like, its name and its size. */
export function SelectedFile({ file, name, detail, onRemove }: SelectedFileProps): ReactNode {
  const t = useTexts("inputs");
  return (
    <div className={classes.file}>
      {file.type.startsWith("image/") ? (
        <BlobImage file={file} alt="" className={classes.thumbnail} />
      ) : (
        <IconFile size="1.25rem" className={classes.icon} />
      )}
      <span className={classes.name}>
        {name}
        <span className={classes.hint}>{detail}</span>
      </span>
      <CloseButton aria-label={t("fileRemove", { name })} onClick={onRemove} />
    </div>
  );
}
