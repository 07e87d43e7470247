export const operation = {
  body: "Body",
  bodyMode: "Body format",
  of: "{action}: {name}",
  onlyChanges: "Only changed values are sent.",
  otherServer: "This operation is on another server ({server}) and cannot be sent from here.",
  form: "Form",
  json: "JSON",
  lost: "{count, plural, one {The API no longer accepts a field that you filled in} other {The API no longer accepts # fields that you filled in}}",
  lostHint: "It will not be sent. Copy it from here if you need it:",
  moreParameters: "{count, plural, other {# optional parameters}}",
  sendAs: "Send as",
} as const;
