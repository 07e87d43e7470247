import { CloseButton } from "@mantine/core";
import { IconFile } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { BlobImage } from "#components/values/blob-image.tsx";
import classes from "./files.module.css";
import { useInputTexts } from "#texts/use-input-texts.ts";

interface SelectedFileProps {
  readonly file: Blob;
  readonly name: string;
  readonly detail: string;
  readonly onRemove: () => void;
}

/** Preview, name and size of a selected file. */
export function SelectedFile({ file, name, detail, onRemove }: SelectedFileProps): ReactNode {
  const t = useInputTexts();
  return (
    <div className={classes.file}>
      {file.type.startsWith("image/") ? (
        <BlobImage file={file} alt="" className={classes.thumbnail} />
      ) : (
        <IconFile size="1.25rem" className={classes.icon} aria-hidden />
      )}
      <span className={classes.name}>
        {name}
        <span className={classes.hint}>{detail}</span>
      </span>
      <CloseButton aria-label={t("fileRemove", { name })} onClick={onRemove} />
    </div>
  );
}
