export { joinObjects, ownMember, setOwnMember } from "#own/own-member.ts";
export { ExactNumber, type Json, type JsonObject, type JsonPath } from "#types/json.ts";
export type { AdminModel, Exploration } from "#types/admin-model.ts";
export type { Figure, Figures } from "#types/figures.ts";
export type { TenantLevel } from "#types/tenant-level.ts";
export type { Evidence, Reason } from "#types/evidence.ts";
export type { BooleanField, Bound, Choice, ChoiceField, Field, FieldKind } from "#types/field.ts";
export type { GroupField, JsonField, ListField, LocatedField, MapField } from "#types/field.ts";
export type { NumberField, CompositeReference, ReferenceField, Shapes } from "#types/field.ts";
export type { TextField, TimeField, Variant, VariantsField } from "#types/field.ts";
export type {
  HttpResponse,
  HttpBody,
  HttpRequest,
  ExpectedResponse,
  MultipartContent,
  MultipartPart,
  SettingLocation,
} from "#types/http.ts";
export type { Filter, FilterOperator, ListShape, NextLocation } from "#types/list-shape.ts";
export type { PageSize, Paging, PagingStyle, ParameterLocation } from "#types/list-shape.ts";
export type { Sort, SortForm, TextForm, TotalLocation } from "#types/list-shape.ts";
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
export { describeCalls } from "#read/convert-calls.ts";
export { exploreApi, type ExplorerNetwork, findAddresses, isIndex } from "#explore/explore-api.ts";
export { exploreRoutes, foldersOf, listParts, writeCalls } from "#explore/explore-routes.ts";
export { readLine, readRoutePath, type Route } from "#explore/routes.ts";
export { LoadError } from "#read/load-error.ts";
export { listObservedRows, type ObservedCall } from "#read/observed-call.ts";
export { findRouteParameter, type RouteParameter, writeRoute } from "#read/route-parameter.ts";
export type { KeyPart, LinkEnd, Parent, Resource } from "#types/resource.ts";
export type { AuthorizationCodeMethod, BasicMethod } from "#types/sign-in.ts";
export type { ClientCredentialsMethod, ConnectionSetting, Credential } from "#types/sign-in.ts";
export type { CredentialScheme, OpenIdMethod, OpenMethod, PasswordMethod } from "#types/sign-in.ts";
export type { Refresh, Registration, SignIn, SignInCall, SignInCheck } from "#types/sign-in.ts";
export type { SignInMethod, SignOut, TokenMethod } from "#types/sign-in.ts";
export { listReferenceTargets } from "#learn/reference-targets.ts";
export { correctLearned } from "#learn/correct-learned.ts";
export { learnList } from "#learn/learn-list.ts";
export { learnRecord } from "#learn/learn-record.ts";
export { applyLearnedFacts, applyLearnedCalls } from "#learn/learned-facts.ts";
export { provenReference, type ReferenceProof } from "#learn/prove-references.ts";
export { addressReference, isProvable, isUnproven } from "#learn/refine-fields.ts";
export { mayWithdraw } from "#learn/withdraw-references.ts";
export { pickedValue, typedReference, writeAddress } from "#request/references/picked-values.ts";
export { mergeLearnedFacts } from "#learn/merge-facts.ts";
export type { LearnSources } from "#learn/write-description.ts";
export { locateProblems } from "#check/locate-problems.ts";
export { checkValue } from "#check/check-value.ts";
export type { ValidationErrorCode, LocatedError } from "#check/validation-error.ts";
export { asVariant, fieldInside, matchesKind, openShape } from "#check/field-inside.ts";
export { typeOf, variantFields, variantOf } from "#check/field-inside.ts";
export { searchRows, type TitleOf } from "#arrange/search-rows.ts";
export { embeddedTitle } from "#request/records/embedded-title.ts";
export { listEmbeddedTitles } from "#request/references/embedded-titles.ts";
export { relationName } from "#request/values/relation-name.ts";
export { isCreation } from "#request/lists/creation-name.ts";
export { defaultSort, isCertainSort, isDefaultSort } from "#request/lists/default-sort.ts";
export { latestSort } from "#request/lists/latest-sort.ts";
export { readAlternatives } from "#request/lists/read-alternatives.ts";
export { alternativeFilters, findAnyOf, writeAlternatives } from "#request/lists/any-of-filter.ts";
export { listOtherForms, withFilterForms } from "#infer/lists/filter-forms.ts";
export { findUnsortedField, isSortedBy, listSortedFields } from "#arrange/usual-sorts.ts";
export { listUsualSorts, usualSortNames } from "#arrange/usual-sorts.ts";
export { findFilterProofs, findIgnored } from "#arrange/find-ignored.ts";
export { listDefaults } from "#request/parameters/list-defaults.ts";
export { listFieldSelections } from "#request/parameters/field-selections.ts";
export { sortByDirection } from "#infer/lists/direction-sort.ts";
export { isOpenText, listTextFilters, mayHaveSyntax, textForms } from "#infer/lists/text-forms.ts";
export { readTextConditions, writeTextConditions } from "#arrange/text-conditions.ts";
export type { TextCondition } from "#arrange/text-conditions.ts";
export { arrangeRows } from "#arrange/arrange-rows.ts";
export { groupRows, totalRows, type RowGroup } from "#arrange/group-rows.ts";
export { browserNames, divideListState, withBrowserList } from "#arrange/browser-list.ts";
export { absentFields, withoutAbsent } from "#arrange/absent-fields.ts";
export { createModel } from "./create-model.ts";
export { readOpenApi, type ModelOptions } from "./read-corrected.ts";
export type { OverlaySource } from "#overlay/overlay.ts";
export { writeOverlay, type Correction } from "#overlay/write-overlay.ts";
export { findChanges, findShownChanges, type ValueChange } from "#undo/find-changes.ts";
export { findModelChanges } from "#schema-changes/find-model-changes.ts";
export { findInverse } from "#undo/find-inverse.ts";
export type { Inverse } from "#undo/inverse.ts";
export { hiddenChanges, withoutSecrets } from "#undo/without-secrets.ts";
export { locateField } from "#infer/fields/locate-schema.ts";
export { writePointer } from "#read/pointer.ts";
export { buildChange, ignoresMissingMembers } from "#request/writes/build-change.ts";
export { listUnchanged } from "#request/writes/list-unchanged.ts";
export { buildCreate } from "#request/writes/build-create.ts";
export { buildAction } from "#request/writes/build-action.ts";
export { buildListRequest } from "#request/lists/build-list-request.ts";
export { buildOperationRequest } from "#request/build-operation-request.ts";
export { isSafeOperation } from "#request/parameters/is-safe-operation.ts";
export { listAddedParameters, withoutAdded } from "#request/parameters/added-parameters.ts";
export { isShortPage, reduceRead } from "#request/reduce-read.ts";
export { buildReadRequest } from "#request/build-read-request.ts";
export { buildBulkEffectsRequest, buildEffectsRequest, buildWriteBack } from "#undo/row-effects.ts";
export { readCopies, readEffects, readIsRestored } from "#undo/row-effects.ts";
export type { RowEffect, SelectedKeys } from "#undo/row-effects.ts";
export { buildRemove } from "#request/writes/build-remove.ts";
export { findNestedLists, type NestedList } from "#request/records/nested-lists.ts";
export { listDifferences, mergeRecord, type Difference } from "#request/writes/merge-record.ts";
export { missingParameters } from "#request/lists/missing-parameters.ts";
export { canLearnList } from "#request/responses/can-learn-list.ts";
export { canLearnRecord } from "#request/responses/can-learn-record.ts";
export { listConflictingMembers } from "#request/writes/list-conflicting-members.ts";
export type { FieldScope } from "#request/references/target-parents.ts";
export { findTargetParents, fixParentReferences } from "#request/references/target-parents.ts";
export { startOf } from "#request/lists/follow-next.ts";
export { pageSize } from "#request/lists/paging-styles.ts";
export { findJsonError } from "#json/find-json-error.ts";
export { isExactNumber, parseJson } from "#json/parse-json.ts";
export type { FieldProblem } from "#request/responses/problem-items.ts";
export { findOptionSearch, optionState } from "#request/references/reference-options.ts";
export { readOption, referencePath } from "#request/references/reference-options.ts";
export { writeReference } from "#request/references/reference-options.ts";
export type { Option } from "#request/references/reference-options.ts";
export { withListedRows } from "#request/lists/keyed-rows.ts";
export { MissingRowsError } from "#request/lists/missing-rows-error.ts";
export { isCertainPage, leadsOn, readRows } from "#request/lists/read-rows.ts";
export { readListPage } from "#request/lists/read-list-page.ts";
export { suggestPaging, undescribedParameters } from "#request/lists/suggest-paging.ts";
export { otherMeanings, suggestOtherPaging } from "#request/lists/suggest-other-paging.ts";
export { isLimit } from "#request/lists/has-next.ts";
export { readNext } from "#request/lists/read-next.ts";
export { readObservedPage } from "#request/lists/read-observed-page.ts";
export { withFileName } from "#request/bodies/file-name-header.ts";
export { writeResourceObjects } from "#request/bodies/resource-objects.ts";
export { isJsonPatch, isJsonType, listFormTypes } from "#request/bodies/media-type.ts";
export { isFilePath } from "#request/responses/is-file-path.ts";
export { flattenResponse } from "#request/responses/flatten-response.ts";
export { declaresJson, findResponseMismatch } from "#request/responses/find-response-mismatch.ts";
export { singularWords } from "#infer/names/words.ts";
export { credentialKey } from "#infer/sign-in/operation-schemes.ts";
export { isPlaceholderServer } from "#infer/sign-in/placeholder-server.ts";
export { isPage } from "#request/responses/is-page.ts";
export type { ResponseMismatch } from "#request/responses/find-response-mismatch.ts";
export { isSignedOut } from "#request/responses/is-signed-out.ts";
export { readReportedError } from "#request/responses/read-reported-error.ts";
export { listUnacceptedMembers } from "#request/responses/unaccepted-members.ts";
export { readMessage, readProblem, type ProblemText } from "#request/responses/read-problem.ts";
export { findRequestedHeader } from "#request/responses/requested-header.ts";
export { findJobCancel, findPathCancel } from "#request/responses/cancel-job.ts";
export { type JobState, readAddressedJob, readJobState } from "#request/responses/job-state.ts";
export { findJobAddress, findStartedJob } from "#request/responses/started-job.ts";
export type { StartedJob } from "#request/responses/started-job.ts";
export { readChangedKey, readCreatedKey, readWritten } from "#request/responses/read-written.ts";
export { hasOtherRecords } from "#request/responses/has-other-records.ts";
export { joinRecord, joinWritten } from "#request/writes/join-written.ts";
export { rebaseRecord } from "#request/writes/rebase-record.ts";
export { findQuotedValue } from "#request/responses/find-quoted-value.ts";
export { selectsResponse } from "#request/parameters/response-parameters.ts";
export { keyValues } from "#request/parameters/key-values.ts";
export { bodyValues } from "#request/parameters/located-value.ts";
export { readProvider } from "#request/responses/read-provider.ts";
export { readRecord } from "#request/responses/read-record.ts";
export { readRecordRef } from "#request/records/read-record-ref.ts";
export { recordKey, splitKey } from "#request/records/record-key.ts";
export { recordVersion, versionMember } from "#request/writes/record-version.ts";
export { withCurrentVersions, withoutInnerVersions } from "#request/writes/record-version.ts";
export { isVersionParameter, versionParameters } from "#request/writes/version-parameters.ts";
export { namesEffectKey } from "#read/effect-verbs.ts";
export { readTextTime } from "#own/text-times.ts";
export { UNIX_UNITS, type UnixUnit } from "#own/unix-units.ts";
export { hasMemberTitle, memberKey, memberTitle } from "#request/records/member-title.ts";
export { isNewRecord } from "#request/records/is-new-record.ts";
export { mainMember, typedMember, type TypedMember } from "#request/records/main-member.ts";
export { isAvailable } from "#request/records/is-available.ts";
export { recordTitle } from "#request/records/record-title.ts";
export { isUnset } from "#request/values/is-unset.ts";
export { isSameJson } from "#request/values/is-same-json.ts";
export { buildAggregateRequest, readAggregates } from "#request/lists/aggregates.ts";
export type { AggregatePage, AggregateQuery } from "#request/lists/aggregates.ts";
export { buildTotalRequest, readTotal } from "#request/lists/build-total-request.ts";
export { tallyPeriods, type Period } from "#request/lists/periods.ts";
export {
  findTrend,
  newestState,
  periodFilters,
  planPeriods,
  readInstants,
  sinceState,
  findTrendKind,
  type Trend,
} from "#request/lists/trend.ts";
export { writeTime } from "#request/values/write-time.ts";
export { valueAt } from "#request/values/value-at.ts";
export { wholeListState } from "#request/lists/whole-list-state.ts";
export { isMultipart } from "#request/bodies/write-multipart.ts";
export { writeJson } from "#json/write-json.ts";
export { scalarText } from "#request/values/write-text.ts";
export { readCellBlock, writeCellBlock, type CellBlock } from "#transfer/cell-block.ts";
export { COMMENT_MARK, guessMapping, listImportPlans } from "#transfer/import-plan.ts";
export { findNumberStyle, numberEvidence } from "#transfer/number-style.ts";
export { listPlansByField } from "#transfer/plans-by-field.ts";
export type { ImportMapping, ImportMode, ImportPlan, ImportBody } from "#transfer/import-plan.ts";
export { applyValues, readImportRow } from "#transfer/read-import-row.ts";
export { readRowName, referencesOf } from "#transfer/read-import-row.ts";
export type { ImportedValue, ImportError, ImportRow } from "#transfer/read-import-row.ts";
export type { FindReference, ReferenceErrorCode } from "#transfer/read-references.ts";
export type { DecimalSign, NumberEvidence, NumberStyle } from "#transfer/read-written-number.ts";
export { createRecordReader, type SourceRow, type SourceValue } from "#transfer/read-records.ts";
export { createRowWriter, type FileFormat, type RowWriter } from "#transfer/write-rows.ts";
export { templateColumns } from "#transfer/template-columns.ts";
export { transferColumns, type TransferColumn } from "#transfer/transfer-columns.ts";
export { writeCell } from "#transfer/write-cell.ts";
export { envelopeField } from "#request/writes/envelope.ts";
export { listOtherValues, type OtherValue } from "#request/writes/other-values.ts";
export { listUnseenFields, type UnseenField } from "#request/writes/unseen-fields.ts";
export { createdField, listPathKeys } from "#request/writes/created-field.ts";
export { changeOperation, writtenField } from "#request/writes/written-field.ts";
export { writeParams } from "#request/parameters/write-params.ts";
export { isWholeModel } from "#partition/is-whole-model.ts";
export { listRelations, type ResourceRelation } from "#partition/list-relations.ts";
export { takeSummary } from "#partition/model-summary.ts";
export { operationChunk, chunkNames, resourceChunk, takeChunk } from "#partition/model-chunk.ts";
