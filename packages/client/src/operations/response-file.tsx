import { Button, Stack, Text } from "@mantine/core";
import { IconDownload } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { BlobImage } from "#components/values/blob-image.tsx";
import { formatSize } from "#components/values/format-size.ts";
import { useOperationTexts } from "#texts/use-operation-texts.ts";
import { useFormat } from "#texts/use-texts.ts";
import { readFileName } from "./read-file-name.ts";
import classes from "./operation.module.css";

interface FileResponseProps {
  readonly file: Blob;
  /** Used if the response has no file name. */
  readonly name: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Download button of a file; images are shown. */
export function FileResponse({ file, name, headers }: FileResponseProps): ReactNode {
  const t = useOperationTexts();
  const format = useFormat();
  const fileName = readFileName(headers["content-disposition"]) ?? name;
  return (
    <Stack align="flex-start">
      {file.type.startsWith("image/") && (
        <BlobImage file={file} alt={fileName} className={classes.image} />
      )}
      <Text size="sm">
        {t("file", { type: file.type || "?", size: formatSize(file.size, format.number) })}
      </Text>
      <Button
        variant="default"
        leftSection={<IconDownload size="1rem" />}
        onClick={() => save(file, fileName)}
      >
        {t("download", { name: fileName })}
      </Button>
    </Stack>
  );
}

function save(file: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // By then the download has its own reference to the file.
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
