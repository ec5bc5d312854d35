export { type CountedNetwork, countedNetworks, isPrivateAddress } from "./address/index.ts";
export { withHeartbeat } from "./bus/heartbeat.ts";
export { type Bus, openPostgresBus } from "./bus/index.ts";
export { openNatsBus } from "./bus/nats.ts";
export {
	type Cache,
	type Changes,
	ID_TEXTS,
	type KeptCopy,
	openBoundedMap,
	openCache,
	openKeptCopy,
	openSharedChanges,
	type SharedChanges,
} from "./cache/index.ts";
export type { ChatHours } from "./config/chat.ts";
export { type Fields, openFields } from "./config/fields.ts";
export {
	type Config,
	ConfigErrors,
	type DocumentCheck,
	type Profile,
	readConfig,
	type SportsFeed,
} from "./config/index.ts";
export { SecretIsAnother } from "./crypto/data-keys.ts";
export { type KeyRing, openKeyRing } from "./crypto/key-ring.ts";
export { type OpenedSecrets, openSecrets } from "./crypto/open-secrets.ts";
export { renewDataKey } from "./crypto/renew-data-key.ts";
export { reseal } from "./crypto/reseal.ts";
export type { SealedColumn } from "./crypto/sealed-column.ts";
export { openSealer, type Sealer } from "./crypto/sealer.ts";
export { type Secrets, secretsOf } from "./crypto/secrets.ts";
export * from "./database/index.ts";
export { openHttp, refuseUnknownPath, visitReader } from "./http/app/app.ts";
export { readablePath } from "./http/app/broken-request.ts";
export { chooseLocale } from "./http/app/choose-locale.ts";
export { encoded, encodingFor } from "./http/app/compression.ts";
export { cookieText, readCookies } from "./http/app/cookies.ts";
export { errorAnswer, isUnreachable } from "./http/app/errors.ts";
export {
	DATA_POLICY,
	dataHeaders,
	developmentPagePolicy,
	EMBEDDED_PAGE_POLICY,
	newNonce,
	officePagePolicy,
	pagePolicy,
} from "./http/app/headers.ts";
export {
	type Binding,
	bind,
	FileReply,
	type Handler,
	LastingFileReply,
	ReadyReply,
	StreamedFileReply,
	StreamReply,
} from "./http/calls/bind.ts";
export { etagOf, isKnownTo, taggedReply } from "./http/calls/etag.ts";
export { type InProcessClient, openInProcessClient } from "./http/calls/in-process-client.ts";
export { openApiOf } from "./http/calls/openapi.ts";
export { bindRoutes } from "./http/calls/routes.ts";
export type { CookieOptions, ReplyTools } from "./http/calls/types.ts";
export {
	audienceOf,
	clearSid,
	SESSION_COOKIE,
	SESSION_COOKIES,
	type Session,
	type SessionReader,
	type SignedInVisit,
	setSid,
	sidOf,
	type Visit,
} from "./http/calls/visit.ts";
export { type ConnectionReader, connectionReader } from "./http/fast-path/connection-visit.ts";
export { fastCommands } from "./http/fast-path/fast-commands.ts";
export type { FastPathHandler, FastPathMatcher, FastPathPorts, Observe } from "./http/fast-path/fast-path.ts";
export { fastPolls } from "./http/fast-path/fast-polls.ts";
export { rawHead, sendRaw } from "./http/fast-path/raw-answer.ts";
export { openServerFactory, type ServerFactory } from "./http/fast-path/server-factory.ts";
export { type Drain, openDrain } from "./http/lifecycle/drain.ts";
export { openResponseDeadlines, type ResponseDeadlines } from "./http/lifecycle/response-deadlines.ts";
export { refuseEarly } from "./http/limits/refuse-early.ts";
export { openRequestLimits, PAGE, type RefusedPage, type RequestLimits } from "./http/limits/request-limits.ts";
export { isUrlAccepted, refuseLongUrl } from "./http/limits/url-limits.ts";
export {
	type Limited,
	openRateLimits,
	type RateLimits,
	type SharedCount,
	type SharedCounts,
} from "./limits/index.ts";
export { type Log, loggablePath, openLog } from "./log/index.ts";
export { countFindings } from "./metrics/audit-findings.ts";
export { type Metrics, openMetrics } from "./metrics/index.ts";
export type { ReadGauge } from "./metrics/read-gauge.ts";
export * from "./modules/index.ts";
export {
	defineJob,
	type Job,
	MAX_JOBS_AT_ONCE,
	migrateOutbox,
	type Outbox,
	openOutbox,
	QUEUES,
	type Urgency,
} from "./outbox/index.ts";
export {
	type Outgoing,
	type OutgoingAnswer,
	OutgoingFailure,
	type OutgoingRequest,
	openOutgoing,
	openPublicOutgoing,
} from "./outgoing/index.ts";
export { type Moment, momentCursor, type Page, pageOf, readAllPages, readMomentCursor } from "./paging/index.ts";
export { openScheduler } from "./scheduler/index.ts";
export {
	type AlarmRule,
	openSecurityEvents,
	openSpentBudgets,
	type SecurityEvent,
	type SecurityEvents,
	type SpentBudget,
	securitySinkOf,
} from "./security/index.ts";
export { type DerivedSeeds, openDerivedSeeds, type SealedSeed } from "./seeds/index.ts";
export { openStream, type Stream, type StreamSession } from "./stream/index.ts";
export { openWorkQueue, type WorkQueue } from "./work-queue/index.ts";
