export { type CountedNetwork, countedNetworks } from "./address/index.ts";
export { withHeartbeat } from "./bus/heartbeat.ts";
export { type Bus, openPostgresBus } from "./bus/index.ts";
export { openNatsBus } from "./bus/nats.ts";
export {
	type Config,
	ConfigFaults,
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
export { isAddressAccepted, refuseLongAddress } from "./http/address-limits.ts";
export { type AnswersInTime, openAnswersInTime } from "./http/answers-in-time.ts";
export { openHttp, refuseUnknownPath, visitReader } from "./http/app.ts";
export {
	type Binding,
	bind,
	type CookieOptions,
	FileReply,
	type Handler,
	ReadyReply,
	type ReplyTools,
	StreamReply,
} from "./http/bind.ts";
export { readablePath } from "./http/broken-request.ts";
export { compressed } from "./http/compression.ts";
export { cookieText, readCookies } from "./http/cookies.ts";
export { type Doors, openDoors } from "./http/doors.ts";
export { errorAnswer, isUnreachable } from "./http/errors.ts";
export {
	DATA_POLICY,
	dataHeaders,
	developmentPagePolicy,
	newNonce,
	officePagePolicy,
	pagePolicy,
} from "./http/headers.ts";
export { hotCalls } from "./http/hot-path.ts";
export { type HouseCalls, openHouseCalls } from "./http/house-calls.ts";
export { openApiOf } from "./http/openapi.ts";
export { preparedSender, prepareHead } from "./http/prepared-head.ts";
export {
	answerFirst,
	type EarlyLimits,
	type Observe,
	polledCalls,
	type QuickAnswer,
	type QuickReply,
} from "./http/quick-path.ts";
export { type ConnectionReader, connectionReader } from "./http/quick-visit.ts";
export { refuseEarly } from "./http/refuse-early.ts";
export { openRequestLimits, PAGE, type RefusedPage, type RequestLimits } from "./http/request-limits.ts";
export { bindRoutes } from "./http/routes.ts";
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
} from "./http/visit.ts";
export { openRounds, type Rounds } from "./jobs/index.ts";
export {
	type Limited,
	openRateLimits,
	type RateLimits,
	type SharedCount,
	type SharedCounts,
} from "./limits/index.ts";
export { type Log, loggablePath, openLog } from "./log/index.ts";
export { type Metrics, openMetrics } from "./metrics/index.ts";
export {
	defineJob,
	type Job,
	MOST_AT_ONCE,
	migrateOutbox,
	type Outbox,
	openOutbox,
	QUEUES,
	type Urgency,
} from "./outbox/index.ts";
export { type Page, readAllPages } from "./paging/index.ts";
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
export { type Hearer, openStream, type Stream } from "./stream/index.ts";
export { openTurns, type Turns } from "./turns/index.ts";
