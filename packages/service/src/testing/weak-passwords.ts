/** Passwords that registration and a change of the password refuse, for `olive@example.com` named Olive Owner. */
export const weakPasswords: readonly string[] = [
  ..."password 12345678 iloveyou trustno1 sunshine princess baseball superman computer".split(" "),
  ..."Password PASSWORD P@ssw0rd pa55word password1 Password123! !password! 1password1".split(" "),
  ..."monkey2026 Dragon!! welcome1 letmein123 admin123 changeme qwerty123 football99".split(" "),
  ..."aaaaaaaa abababab abcabcabc 11112222 abcdefgh hgfedcba 87654321 abcd1234".split(" "),
  ..."qwertyui asdfghjk 1q2w3e4r 1qaz2wsx qwertz123 poiuytre 123qweasd".split(" "),
  ..."quarterdeck Quarterdeck1 quarterdeck2026! qu4rterdeck".split(" "),
  ..."olive@example.com Olive@Example.com oliveowner olive-owner1 olive2026 example123".split(" "),
  "pass word",
  "olive owner",
  "ｐａｓｓｗｏｒｄ",
];

/** Passwords that are accepted: long or unusual, with any kinds of characters. */
export const goodPasswords: readonly string[] = [
  "correct horse",
  "correct horse battery",
  "a long enough phrase",
  "another horse",
  "tr7kq!zo",
  "kesmofup",
  "83017462",
  "すいかとたまごやき",
  "🚢⚓🧭🌊🐙🦀🐳🏝",
];
