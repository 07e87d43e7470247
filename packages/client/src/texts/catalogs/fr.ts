export const modules = import.meta.glob(["../fr/*.ts", "!../fr/description-*.ts"], {
  eager: true,
});
