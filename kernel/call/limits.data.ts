import { HOUR_MS, MINUTE_MS } from "../time/index.ts";

/**
 * How many calls one session and one network address may make within a window. A network address may stand for a
 * household, a campus or a mobile carrier with thousands of players, so its numbers are those of a crowd.
 */
export type CallLimit = {
	windowMs: number;
	/** Left out: sessions are not counted. */
	perSession?: number;
	perAddress: number;
	/** Counted in the database, so that all processes share one count. For calls that write there anyway. */
	isShared?: true;
};

/** All request rate limits. Decision 031 says how the numbers were chosen. */
export const CALL_LIMITS = {
	/** What is usual for a kind of call; see `limitNameOf`. */
	polled: { windowMs: MINUTE_MS, perSession: 600, perAddress: 120_000 },
	read: { windowMs: MINUTE_MS, perSession: 600, perAddress: 60_000 },
	command: { windowMs: MINUTE_MS, perSession: 300, perAddress: 30_000 },
	stream: { windowMs: MINUTE_MS, perSession: 240, perAddress: 30_000 },
	/** Signed notifications of payment and document providers, which send from few addresses and repeat what is refused. */
	callback: { windowMs: MINUTE_MS, perAddress: 60_000 },

	/** Requests that are no calls. */
	page: { windowMs: MINUTE_MS, perSession: 600, perAddress: 18_000 },
	file: { windowMs: MINUTE_MS, perAddress: 600_000 },
	health: { windowMs: MINUTE_MS, perAddress: 6_000 },

	/** Calls that cost this process more than others do. */
	round: { windowMs: MINUTE_MS, perSession: 1_200, perAddress: 120_000 },
	/** No person plays faster, and a program must not make the server draw for nothing. */
	practice: { windowMs: MINUTE_MS, perSession: 600, perAddress: 6_000 },
	search: { windowMs: MINUTE_MS, perSession: 120, perAddress: 12_000 },
	captcha: { windowMs: MINUTE_MS, perSession: 60, perAddress: 6_000 },
	/** Batches of events. A fast player's rounds fill some four a minute. */
	analytics: { windowMs: MINUTE_MS, perSession: 120, perAddress: 12_000 },

	/** Calls that hash passwords, send messages, store files or ask providers. */
	login: { windowMs: 15 * MINUTE_MS, perSession: 100, perAddress: 6_000, isShared: true },
	passkeyOptions: { windowMs: 15 * MINUTE_MS, perSession: 100, perAddress: 6_000, isShared: true },
	proof: { windowMs: 15 * MINUTE_MS, perSession: 60, perAddress: 6_000, isShared: true },
	registration: { windowMs: HOUR_MS, perSession: 20, perAddress: 200, isShared: true },
	resend: { windowMs: HOUR_MS, perSession: 20, perAddress: 100, isShared: true },
	recovery: { windowMs: HOUR_MS, perSession: 20, perAddress: 100, isShared: true },
	/** Messages to the site's staff: each is read by a person. */
	contact: { windowMs: HOUR_MS, perSession: 20, perAddress: 100, isShared: true },
	/** Messages of a chat that has begun, and what else is pressed in it. */
	chat: { windowMs: MINUTE_MS, perSession: 30, perAddress: 600, isShared: true },
	/** Calls by a token from a mail. */
	link: { windowMs: 15 * MINUTE_MS, perSession: 60, perAddress: 600, isShared: true },
	/** Codes by SMS or mail. Budgets per number, inbox and country stand in notifications and factors. */
	code: { windowMs: HOUR_MS, perSession: 60, perAddress: 3_000, isShared: true },
	payment: { windowMs: 15 * MINUTE_MS, perSession: 60, perAddress: 6_000, isShared: true },
	upload: { windowMs: HOUR_MS, perSession: 120, perAddress: 6_000, isShared: true },
	export: { windowMs: HOUR_MS, perSession: 20, perAddress: 600, isShared: true },
	/** Operators' messages to one player or to all, and lists that they enter at once. */
	bulk: { windowMs: HOUR_MS, perSession: 240, perAddress: 2_400, isShared: true },
} as const satisfies Record<string, CallLimit>;

export type CallLimitName = keyof typeof CALL_LIMITS;
