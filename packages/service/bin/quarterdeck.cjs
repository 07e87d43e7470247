#!/usr/bin/env node
// CommonJS without new syntax: an old Node has to get as far as the message about its version.
"use strict";

const { engines } = require("../../../package.json");

if (!isSupported(process.versions.node, engines.node)) {
  const remedy = "Install a newer version from https://nodejs.org.";
  const actual = process.versions.node;
  process.stderr.write(`Quarterdeck needs Node.js ${engines.node}. This is ${actual}. ${remedy}\n`);
  process.exit(1);
} else if (process.argv[2] === "describe") {
  process.argv.splice(2, 1);
  void import("../dist/describe.js");
} else {
  void import("../dist/main.js");
}

/** True if a version is in a range of the form "^20.19.0 || >=22.13.0". */
function isSupported(nodeVersion, range) {
  const actual = nodeVersion.split(".").map(Number);
  return range.split("||").some((part) => {
    const least = part.match(/\d+/g).map(Number);
    const isSameMajor = actual[0] === least[0];
    if (!isSameMajor) return actual[0] > least[0] && part.includes(">=");
    return actual[1] > least[1] || (actual[1] === least[1] && actual[2] >= least[2]);
  });
}
