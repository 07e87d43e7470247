import { joinTexts } from "#texts/join-texts.ts";

export const catalog = joinTexts(
  import.meta.glob(["../ar/*.ts", "!../ar/description-*.ts"], { eager: true }),
);
