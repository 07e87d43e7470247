export const modules = import.meta.glob(["../ja/*.ts", "!../ja/description-*.ts"], {
  eager: true,
});
