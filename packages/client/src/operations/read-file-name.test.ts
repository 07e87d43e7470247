// @vitest-environment node
import { expect, test } from "vitest";
import { readFileName } from "./read-file-name.ts";

test.each([
  ['attachment; filename="report.pdf"', "report.pdf"],
  ["attachment; filename=report.pdf", "report.pdf"],
  ["attachment; filename=\"x.pdf\"; filename*=UTF-8''na%C3%AFve%20plan.pdf", "naïve plan.pdf"],
  ['attachment; filename="../../etc/passwd"', "passwd"],
  ["attachment; filename=\"ok.txt\"; filename*=UTF-8''%E0%A4%A", "ok.txt"],
  // RFC 6266 section 5, RFC 8187 section 3.2.
  ["attachment; filename*=iso-8859-1'en'%A3%20rates.txt", "£ rates.txt"],
  ["Attachment; FileName*=utf-8''%e2%82%ac%20rates", "€ rates"],
  ['attachment; filename="a \\"quoted\\" ; name.txt"', "a quoted ; name.txt"],
  ['attachment; filename="na\u00c3\u00afve.txt"', "naïve.txt"],
  ['attachment; filename="caf\u00e9.txt"', "café.txt"],
  // Unsafe names.
  ["attachment; filename*=UTF-8''..%2F..%2Fetc%2Fpasswd", "passwd"],
  ["attachment; filename*=UTF-8''C%3A%5Cautoexec.bat", "autoexec.bat"],
  ["attachment; filename*=UTF-8''invoice%E2%80%AEfdp.exe", "invoicefdp.exe"],
  ["attachment; filename*=UTF-8''a%00b%0D%0A.txt", "ab.txt"],
  ['attachment; filename=".htaccess"', "htaccess"],
  ['attachment; filename="CON.txt"', "_CON.txt"],
  ['attachment; filename="report.exe. . "', "report.exe"],
  ['attachment; filename=".."', undefined],
  [`attachment; filename="${"x".repeat(300)}.pdf"`, `${"x".repeat(116)}.pdf`],
  ["inline", undefined],
  [undefined, undefined],
])("%s names the file %s", (header, want) => {
  expect(readFileName(header)).toBe(want);
});
