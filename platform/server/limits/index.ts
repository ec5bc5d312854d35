export {
	type Limited,
	limitedOf,
	openRateLimits,
	type RateLimits,
	type RefusedRequest,
	type Requester,
	type SharedCount,
	type SharedCounts,
} from "./rate-limits.ts";
