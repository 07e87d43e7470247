export { ExactNumber } from "#types/json.ts";
export type { Json, JsonArray, JsonObject, JsonPath } from "#types/json.ts";
export type { AdminModel, Coverage } from "#types/admin-model.ts";
export type { Evidence, Reason } from "#types/evidence.ts";
export type {
  BooleanField,
  Bound,
  Choice,
  ChoiceField,
  Field,
  FieldKind,
  GroupField,
  JsonField,
  ListField,
  MapField,
  NumberField,
  ReferenceField,
  Shapes,
  TextField,
  TimeField,
  Variant,
  VariantsField,
} from "#types/field.ts";
export type {
  HttpResponse,
  HttpBody,
  HttpRequest,
  MultipartContent,
  MultipartPart,
  SettingLocation,
} from "#types/http.ts";
export type {
  Filter,
  FilterOperator,
  ListShape,
  NextLocation,
  PageSize,
  Paging,
  PagingStyle,
  ParameterLocation,
  Sort,
  SortForm,
  TotalLocation,
} from "#types/list-shape.ts";
export type {
  ModelSummary,
  ModelChunk,
  OperationSummary,
  ChunkName,
  Referrer,
  ResourceSummary,
} from "#types/model-chunk.ts";
export type { KeyedRecordRef, RecordRef } from "#types/record-ref.ts";
export type { LearnedFacts } from "#types/learned-facts.ts";
export type { PartialModel, ModelChange } from "#types/model-change.ts";
export type { ListPage, ListState, SortBy } from "#types/list-state.ts";
export type {
  ResponseShape,
  Body,
  Method,
  Operation,
  OperationRole,
  OperationScope,
  Parameter,
  ParameterStyle,
} from "#types/operation.ts";
export type { Provider } from "#types/provider.ts";
export type { Problem, ProblemMessage } from "#types/problem.ts";
export { operationLabels } from "#messages/operation-labels.ts";
export { descriptionProblems } from "#messages/description-problems.ts";
export { descriptionReasons } from "#messages/description-reasons.ts";
export type { Catalog } from "#messages/message.ts";
export { formatProblem, formatReason } from "#messages/format-english.ts";
export { formatMessage } from "#messages/format-message.ts";
export { LoadError } from "#read/load-error.ts";
export type { KeyPart, Parent, Resource } from "#types/resource.ts";
export type {
  AuthorizationCodeMethod,
  BasicMethod,
  ClientCredentialsMethod,
  ConnectionSetting,
  Credential,
  OpenIdMethod,
  OpenMethod,
  PasswordMethod,
  LocatedField,
  Refresh,
  Registration,
  SignIn,
  SignInCall,
  SignInMethod,
  TokenMethod,
} from "#types/sign-in.ts";
export { listReferenceTargets } from "#learn/reference-targets.ts";
export { learnList } from "#learn/learn-list.ts";
export { mergeLearnedFacts, applyLearnedFacts } from "#learn/learned-facts.ts";
export type { LearnSources } from "#learn/write-description.ts";
export { locateProblems as placeProblems } from "#check/locate-problems.ts";
export { checkValue } from "#check/check-value.ts";
export type { ValidationErrorCode as FaultCode, LocatedError as PlacedFault } from "#check/validation-error.ts";
export {
  asVariant,
  fieldInside,
  matchesKind as fitsKind,
  openShape,
  typeOf,
  variantFields,
  variantOf,
} from "#check/field-inside.ts";
export { createModel } from "./create-model.ts";
export type { ModelOptions } from "./create-model.ts";
export type { OverlaySource } from "#overlay/overlay.ts";
export { writeOverlay } from "#overlay/write-overlay.ts";
export type { Correction } from "#overlay/write-overlay.ts";
export { findChanges } from "#undo/find-changes.ts";
export type { ValueChange } from "#undo/find-changes.ts";
export { findModelChanges } from "#schema-changes/find-model-changes.ts";
export { findInverse } from "#undo/find-inverse.ts";
export type { Inverse } from "#undo/inverse.ts";
export { hiddenChanges, withoutSecrets } from "#undo/without-secrets.ts";
export { writePointer } from "#read/pointer.ts";
export { buildChange, keepsWhatIsUntold } from "#request/build-change.ts";
export { buildCreate } from "#request/build-create.ts";
export { buildAction } from "#request/build-action.ts";
export { buildListRequest } from "#request/build-list-request.ts";
export { buildOperationRequest } from "#request/build-operation-request.ts";
export { buildReadRequest } from "#request/build-read-request.ts";
export { buildRemove } from "#request/build-remove.ts";
export { findNestedLists } from "#request/nested-lists.ts";
export type { NestedList } from "#request/nested-lists.ts";
export { listDifferences, mergeRecord } from "#request/merge-record.ts";
export type { Difference } from "#request/merge-record.ts";
export { missingParameters } from "#request/missing-parameters.ts";
export { leavesOpen } from "#request/leaves-open.ts";
export { movedMembers } from "#request/moved-members.ts";
export type { FieldScope } from "#request/target-parents.ts";
export { findTargetParents, settleParents } from "#request/target-parents.ts";
export { pageSize } from "#request/page-values.ts";
export { findJsonError as findJsonFault } from "#json/find-json-error.ts";
export { isExactNumber, parseJson } from "#json/parse-json.ts";
export type { FieldProblem } from "#request/read-field-problems.ts";
export type { Option } from "#request/option-list.ts";
export {
  findOptionSearch,
  optionState,
  readOption,
  referencePath,
  writeReference,
} from "#request/option-list.ts";
export { readListPage } from "#request/read-list-page.ts";
export { isJsonPatch } from "#request/media-type.ts";
export { readProblem } from "#request/read-problem.ts";
export type { ProblemText } from "#request/read-problem.ts";
export { readCreatedKey, readWritten } from "#request/read-written.ts";
export { rebaseRecord } from "#request/rebase-record.ts";
export { placeKey } from "#request/key-values.ts";
export { placeInBody } from "#request/located-value.ts";
export { readProvider } from "#request/read-provider.ts";
export { readRecord } from "#request/read-record.ts";
export { targetOfValues } from "#request/locate-values.ts";
export { recordKey, splitKey } from "#request/record-key.ts";
export { recordVersion } from "#request/record-version.ts";
export { recordTitle } from "#request/record-title.ts";
export { isSameJson } from "#request/is-same-json.ts";
export { buildTotalRequest, readTotal } from "#request/total-request.ts";
export type { Period } from "#request/periods.ts";
export { tallyPeriods } from "#request/periods.ts";
export type { Trend } from "#request/trend.ts";
export {
  findTrend,
  isCreation,
  newestState,
  planPeriods,
  readInstants,
  sinceState,
  tellTrend,
} from "#request/trend.ts";
export { valueAt } from "#request/value-at.ts";
export { walkState } from "#request/walk-state.ts";
export { isMultipart } from "#request/write-body.ts";
export { writeJson } from "#json/write-json.ts";
export { scalarText } from "#request/write-text.ts";
export { guessMapping, importPlans } from "#transfer/import-plan.ts";
export { findNumberStyle, numberEvidence } from "#transfer/number-style.ts";
export { plansBy } from "#transfer/plans-by.ts";
export type { ImportMapping, ImportMode, ImportPlan, ImportWay } from "#transfer/import-plan.ts";
export { layOver, nameOf, readImportRow, referencesOf } from "#transfer/read-import-row.ts";
export type { ImportedValue, ImportFault, ImportRow } from "#transfer/read-import-row.ts";
export type { FindReference, ReferenceFault } from "#transfer/read-references.ts";
export type { DecimalSign, NumberEvidence, NumberStyle } from "#transfer/read-written-number.ts";
export { createRecordReader } from "#transfer/read-records.ts";
export type { SourceRow, SourceValue } from "#transfer/read-records.ts";
export { createRowWriter } from "#transfer/write-rows.ts";
export type { FileFormat, RowWriter } from "#transfer/write-rows.ts";
export { templateColumns } from "#transfer/template-columns.ts";
export { transferColumns } from "#transfer/transfer-columns.ts";
export type { TransferColumn } from "#transfer/transfer-columns.ts";
export { askedAround } from "#request/envelope.ts";
export { changeOperation, writtenField } from "#request/written-field.ts";
export { writeParams } from "#request/write-params.ts";
export { isWholeModel } from "#partition/is-whole-model.ts";
export { takeSummary } from "#partition/model-summary.ts";
export { operationChunk, chunkNames, resourceChunk, takeChunk } from "#partition/model-chunk.ts";
