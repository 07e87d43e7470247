import { joinTexts } from "#texts/join-texts.ts";

export const catalog = joinTexts(
  import.meta.glob(["../fr/*.ts", "!../fr/description-*.ts"], { eager: true }),
);
