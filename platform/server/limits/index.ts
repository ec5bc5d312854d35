export {
	type Limited,
	limitedOf,
	openRateLimits,
	type RateLimits,
	type SharedCount,
	type SharedCounts,
} from "./rate-limits.ts";
