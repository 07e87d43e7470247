/** Name without separators, in lower case. */
export function foldName(name: string): string {
  return name.replaceAll(/[_\s-]/g, "").toLowerCase();
}

/** Names of members about the outcome of a call, in lower case without separators. */
export const flags =
  /^(?:is)?(?:success|successful|successfully|succeeded|ok|authenticated|loggedin|authorized)$/;
export const errorFlags = /^(?:haserrors?|iserror|failed|isfailed|hasfailed)$/;

/** `status: false`; a number there may be a status, too. */
export const states = /^(?:status|result|outcome)$/;
export const statuses = /^(?:status|result|stat|outcome|type|(?:http|response|result)status)$/;
export const codes =
  /^(?:code|status|statuscode|err|errcode|errorcode|errno|ret|(?:ret|return|result|response|resp|http|status|error)(?:code|status)|httpstatus)$/;

/** Names of errors only, also without a number. */
export const errorCodes = /^(?:errcode|errorcode|errorid|errortype|errorname|errorkey)$/;
export const texts =
  /^(?:(?:err|error|return|ret|result|response|status|user|developer|display|fault)?(?:messages?|msgs?|description|detail|details|text|string)|reason|reasons|info)$/;
export const lists =
  /^(?:errors?|fielderrors|validationerrors|violations|invalidparams|exceptions?|faults?|errormessages|errorlist)$/;

/** Objects with such members. */
export const outcomes = /^(?:meta|metadata|head|header|status|result|response|responsestatus)$/;

/** Further members of an error, which alone do not mean one. */
export const others =
  /^(?:timestamp|instance|requestid|traceid|correlationid|errorid|jsonrpc|debug|trace|stack|stacktrace|help|moreinfo|documentationurl|docurl|helpurl|extensions|warnings|meta|metadata|type|title|path|apiversion|hint|kind|@?odata\.?context)$/;

/** `error`, `BAD_REQUEST` */
export const failedStatus =
  /^(?:errors?(?:\.\w+)?|fail|failed|failure|nok|ko|not[_ ]?ok|invalid|rejected|exception|denied|forbidden|unauthori[sz]ed|unauthenticated|(?:bad|invalid)[_ ](?:request|argument)|not[_ ]found|permission[_ ]denied|unprocessable[_ ]\w+|internal[_ ](?:server[_ ])?error)$/i;

/** `ERR_TAKEN`, `E1001`, `AUTH_FAILED` */
export const failedCode =
  /^(?:e\d+|err(?:or)?(?:[_.-].*|\d+)?)$|(?:^|[_.-])(?:error|fail|failed|failure|invalid|denied|forbidden|unauthori[sz]ed|unauthenticated|not_?found|expired|missing|required|conflict|rejected)(?:$|[_.-])/i;

/** Words of a refusal in a text for people. */
export const refusal =
  /\b(?:wrong|invalid|incorrect|fail(?:ed|ure|s)?|errors?|denied|forbidden|refused|rejected|unauthori[sz]ed|unauthenticated|unknown|missing|expired|required|already|unable|cannot|can't|couldn't|doesn't|must|no such|not (?:allowed|authori[sz]ed|exist|found|permitted|valid)|(?:does|could|may|can) not|too (?:long|short|large|small|many))\b/i;
