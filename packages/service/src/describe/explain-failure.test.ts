import { expect, test } from "vitest";
import { explainFailure } from "./explain-failure.ts";

const coded = (code: string, message: string) => Object.assign(new Error(message), { code });

test.each([
  ["SELF_SIGNED_CERT_IN_CHAIN", "self-signed certificate in certificate chain"],
  ["UNABLE_TO_VERIFY_LEAF_SIGNATURE", "unable to verify the first certificate"],
  ["CERT_HAS_EXPIRED", "certificate has expired"],
  ["ERR_TLS_CERT_ALTNAME_INVALID", "the host is not in the names of the certificate"],
])("the TLS error %s names the remedy", (code, reason) => {
  const failure = new TypeError("fetch failed", { cause: coded(code, reason) });
  expect(explainFailure(failure)).toEqual({ code: "untrusted-certificate", params: { reason } });
});

test("other errors name the address", () => {
  const failure = new TypeError("fetch failed", { cause: coded("EPROTO", "wrong version number") });
  expect(explainFailure(failure).code).toBe("not-read");
});
