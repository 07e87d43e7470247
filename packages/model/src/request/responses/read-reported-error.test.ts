import { expect, test } from "vitest";
import type { ExpectedResponse } from "#types/http.ts";
import { parseJson } from "#json/parse-json.ts";
import { readReportedError } from "./read-reported-error.ts";

const rows: ExpectedResponse = { kind: "list", status: "200", shape: "rows", path: [] };
const dataRows: ExpectedResponse = { ...rows, path: ["data"] };
const record: ExpectedResponse = { kind: "read", status: "200", shape: "record", path: [] };
const dataRecord: ExpectedResponse = { ...record, path: ["data"] };
const write: ExpectedResponse = { ...record, kind: "write" };
const dataWrite: ExpectedResponse = { ...dataRecord, kind: "write" };
const empty: ExpectedResponse = { kind: "write", status: "200", shape: "none", path: [] };
const other: ExpectedResponse = { ...record, kind: "other" };

const errors: readonly (readonly [string, ExpectedResponse, string, string])[] = [
  ["a flag", write, `{"success":false,"message":"No."}`, "No."],
  [
    "a declared flag, Laravel",
    { ...write, ownMembers: ["success", "message"] },
    `{"success":false,"message":"It has bookings.","data":{}}`,
    "It has bookings.",
  ],
  [
    "a declared status, JSend",
    { ...write, ownMembers: ["status", "message"] },
    `{"status":"error","message":"In use."}`,
    "In use.",
  ],
  [
    "a declared error, Slack",
    { ...write, ownMembers: ["ok", "error"] },
    `{"ok":false,"error":"cant_delete"}`,
    "cant_delete",
  ],
  ["a flag without a text", empty, `{"success":false}`, "The API rejected the request (200)."],
  ["Slack", { ...dataRows, path: ["channels"] }, `{"ok":false,"error":"not_authed"}`, "not_authed"],
  ["Slack, a write", write, `{"ok":false,"error":"name_taken"}`, "name_taken"],
  ["Telegram", dataRows, `{"ok":false,"error_code":404,"description":"Not Found"}`, "Not Found"],
  [
    "Cloudflare",
    dataRecord,
    `{"success":false,"errors":[{"code":7003,"message":"No route"}],"messages":[],"result":null}`,
    "No route",
  ],
  ["JSend error", dataRows, `{"status":"error","message":"Down."}`, "Down."],
  [
    "JSend fail",
    dataWrite,
    `{"status":"fail","data":{"title":"A title is required"}}`,
    "title: A title is required",
  ],
  [
    "JSend fail, nothing declared",
    empty,
    `{"status":"fail","data":{"title":"A title is required"}}`,
    "title: A title is required",
  ],
  [
    "GraphQL",
    { ...dataRecord, path: ["data", "user"] },
    `{"data":null,"errors":[{"message":"Denied","path":["user"]}]}`,
    "Denied",
  ],
  [
    "GraphQL, a null inside",
    { ...dataWrite, path: ["data", "update"] },
    `{"data":{"update":null},"errors":[{"message":"Denied"}]}`,
    "Denied",
  ],
  ["JSON:API", dataRecord, `{"errors":[{"status":"422","detail":"must be set"}]}`, "must be set"],
  [
    "JSON-RPC",
    { ...dataRecord, path: ["result"] },
    `{"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"Invalid params"}}`,
    "Invalid params",
  ],
  [
    "Salesforce",
    rows,
    `[{"message":"Session expired or invalid","errorCode":"INVALID_SESSION_ID"}]`,
    "Session expired or invalid",
  ],
  ["an error object", record, `{"error":{"code":17,"message":"User limit"}}`, "User limit"],
  ["an error text", write, `{"error":"Out of stock"}`, "Out of stock"],
  ["WeChat", dataRows, `{"errcode":40013,"errmsg":"invalid appid"}`, "invalid appid"],
  [
    "a code with data null",
    dataRecord,
    `{"code":1001,"msg":"User disabled","data":null}`,
    "User disabled",
  ],
  ["a status code in the body", write, `{"statusCode":409,"message":"Taken"}`, "Taken"],
  [
    "ABP",
    { ...dataWrite, path: ["result"] },
    `{"result":null,"success":false,"error":{"message":"Not valid"},"unAuthorizedRequest":false}`,
    "Not valid",
  ],
  [
    "a flag beside the sent values",
    dataWrite,
    `{"success":false,"data":{"id":1},"message":"No."}`,
    "No.",
  ],
  ["an error where an array is declared", rows, `{"error":"No such space"}`, "No such space"],
  ["Flickr", dataRows, `{"stat":"fail","code":100,"message":"Invalid key"}`, "Invalid key"],
  ["upper case", dataWrite, `{"Success":false,"Message":"No."}`, "No."],
  ["a flag as a number", empty, `{"success":0,"error_msg":"No."}`, "No."],
  ["a flag with further members", empty, `{"success":false,"message":"No.","left":2}`, "No."],
  ["a flag with a text that is not usual", write, `{"ok":false,"description":"No."}`, "No."],
  [
    "a flag instead of the rows",
    rows,
    `{"ok":false,"page":1}`,
    "The API rejected the request (200).",
  ],
  ["status: false", write, `{"status":false,"message":"No."}`, "No."],
  ["result: false", empty, `{"result":false,"msg":"No."}`, "No."],
  ["error: 1", dataRows, `{"error":1,"message":"No."}`, "No."],
  ["status 0 with a refusal", empty, `{"status":0,"message":"Invalid PIN"}`, "Invalid PIN"],
  ["ThinkPHP", dataWrite, `{"code":0,"msg":"Name is required","data":""}`, "Name is required"],
  ["a small code with a refusal", empty, `{"code":1,"msg":"Wrong PIN"}`, "Wrong PIN"],
  ["gRPC", record, `{"code":5,"message":"zone not found","details":[]}`, "zone not found"],
  ["a code as a name", write, `{"code":"ERR_PIN","message":"Try again"}`, "Try again"],
  ["names of codes", rows, `{"errorCode":"PIN","errorMessage":"Try again"}`, "Try again"],
  ["a code of a return", empty, `{"returnCode":"5","returnMessage":"Denied"}`, "Denied"],
  ["a code with empty rows", dataRows, `{"errno":5,"errmsg":"No lease","data":[]}`, "No lease"],
  ["a code with an empty record", dataRecord, `{"code":1001,"msg":"No.","data":{}}`, "No."],
  ["a status in words", write, `{"status":"BAD_REQUEST","message":"No."}`, "No."],
  ["an HTTP status in words", empty, `{"httpStatus":"NOT_FOUND","message":"No."}`, "No."],
  ["Instagram", dataRows, `{"meta":{"code":400,"error_message":"No."}}`, "No."],
  ["a status in meta", dataRows, `{"meta":{"status":"error","message":"No."},"data":null}`, "No."],
  ["a status object", dataRecord, `{"status":{"code":417,"message":"No."},"data":null}`, "No."],
  ["a wrapped response", empty, `{"response":{"status":"error","message":"No."}}`, "No."],
  ["ServiceStack", rows, `{"ResponseStatus":{"ErrorCode":"Pin","Message":"No."}}`, "No."],
  ["Apigee", record, `{"fault":{"faultstring":"No.","detail":{"errorcode":"x"}}}`, "No."],
  ["OData 2", dataRows, `{"error":{"code":"","message":{"lang":"en","value":"No."}}}`, "No."],
  ["Intercom", dataRows, `{"type":"error.list","errors":[{"message":"No."}]}`, "No."],
  ["error members in upper case", write, `{"Error":{"Message":"No.","Code":3}}`, "No."],
  ["texts of an error", write, `{"hasError":true,"errorMessages":["No."]}`, "No."],
  ["the text in data", dataWrite, `{"success":false,"data":{"message":"No."}}`, "No."],
];

test.each(errors)("%s is an error", (_, expected, body, message) => {
  expect(readReportedError(respond(body), expected)?.message).toBe(message);
});

const others: readonly (readonly [string, ExpectedResponse, string])[] = [
  [
    "a record with the status error",
    record,
    `{"id":5,"name":"Sync","status":"error","error":"timeout"}`,
  ],
  [
    "a changed record with the status error",
    write,
    `{"id":5,"status":"error","message":"timeout"}`,
  ],
  ["a run that failed", write, `{"id":5,"success":false,"message":"Build failed"}`],
  ["a record below an envelope", dataRecord, `{"data":{"id":1,"success":false,"error":"x"}}`],
  ["a list of errors", { ...rows, path: ["errors"] }, `{"errors":[{"message":"x"}],"code":0}`],
  ["an empty list of errors", dataRows, `{"data":[],"errors":[]}`],
  ["error: null", dataRecord, `{"data":{"id":1},"error":null}`],
  ["a part of a GraphQL response", dataRecord, `{"data":{"id":1},"errors":[{"message":"x"}]}`],
  ["code 0", dataRows, `{"code":0,"message":"","data":[]}`],
  ["code 200", dataRows, `{"code":200,"message":"Fine","data":null}`],
  ["code 1 with success", dataRows, `{"code":1,"msg":"success","data":null}`],
  [
    "a declared success",
    { ...write, ownMembers: ["success", "message"] },
    `{"success":true,"message":"Deleted"}`,
  ],
  [
    "a declared status in words",
    { ...write, ownMembers: ["status"] },
    `{"status":"accepted","message":"Runs soon"}`,
  ],
  [
    "a record with a declared error",
    { ...write, ownMembers: ["ok", "error"] },
    `{"id":4,"ok":false,"error":"timeout"}`,
  ],
  ["success", write, `{"success":true,"message":"Saved"}`],
  ["a created code", write, `{"code":"SAVE10","message":"Ten percent off"}`],
  [
    "a single record about a state",
    { ...record, ownMembers: ["status", "error"] },
    `{"status":"error","error":"disk full"}`,
  ],
  ["a health page", other, `{"status":"error","message":"db down"}`],
  ["a health flag", other, `{"ok":false}`],
  [
    "a bare record where an envelope is declared",
    dataRecord,
    `{"id":1,"error":"x","status":"error"}`,
  ],
  ["a list with the status failed", dataRows, `{"status":"failed","data":[{"id":1}]}`],
  ["an array", rows, `[{"error":"x"}]`],
  ["a small code with a success", empty, `{"code":1,"msg":"Saved"}`],
  ["status 0 with a success", empty, `{"status":0,"message":"Order accepted"}`],
  ["code 0 of errors", dataRows, `{"errorCode":0,"errorMessage":"","data":[]}`],
  ["a code named success", dataRows, `{"resultCode":"SUCCESS","resultMessage":"Fine","data":[]}`],
  ["code 200 in meta", dataRows, `{"meta":{"code":200},"data":[]}`],
  ["a total in meta", dataRows, `{"meta":{"total":0,"page":1},"data":[]}`],
  ["a state of a record", write, `{"status":{"code":417,"message":"x"},"name":"Pump"}`],
  ["a log entry", record, `{"id":1,"type":"error","message":"x"}`],
  ["a wrapped record", empty, `{"response":{"id":1,"status":"error"}}`],
  ["a failed check", empty, `{"valid":false,"errors":[{"message":"x"}]}`],
  ["a record with an empty error", record, `{"name":"Pump","errorCode":null,"errorMessage":""}`],
  ["a record with a last error", record, `{"name":"Pump","errorMessage":"timeout"}`],
  ["a state with further values", record, `{"ok":false,"uptime":5}`],
  ["nothing", empty, `{}`],
];

test.each(others)("%s is not", (_, expected, body) => {
  expect(readReportedError(respond(body), expected)).toBeUndefined();
});

test("a sign-in needs no operation", () => {
  const response = respond(`{"success":false,"errors":{"email":["is unknown"]}}`);
  expect(readReportedError(response)).toMatchObject({
    fields: [{ path: ["email"], message: "is unknown" }],
  });
  expect(readReportedError(respond(`{"token":"t","error":null}`))).toBeUndefined();
});

function respond(text: string) {
  return { status: 200, headers: {}, body: parseJson(text) };
}
