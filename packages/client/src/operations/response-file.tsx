import { Button, Stack, Text } from "@mantine/core";
import { IconDownload } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { BlobImage } from "#components/values/blob-image.tsx";
import { saveFile } from "#components/values/download-text.ts";
import { formatSize } from "#components/values/format-size.ts";
import { useResultTexts } from "#texts/use-result-texts.ts";
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
  const t = useResultTexts();
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
        onClick={() => saveFile(file, fileName)}
      >
        {t("download", { name: fileName })}
      </Button>
    </Stack>
  );
}
