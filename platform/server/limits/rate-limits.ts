import { CALL_LIMITS, type CallLimit, type CallLimitName, type CallSpec, limitNameOf } from "@baize/kernel/call";
import { type Refusal, refuse } from "@baize/kernel/error";
import { type Id, idText } from "@baize/kernel/id";
import type { Clock } from "@baize/kernel/time";
import { type CountedNetwork, countedNetworks } from "../address/index.ts";
import type { SpentBudget } from "../security/spent-budgets.ts";
import { openRecentEntries } from "./recent-entries.ts";
import { type Buckets, emptyFor, newBuckets, type Take, takeFrom } from "./token-buckets.ts";

/** The limit of a request. `name` is the call's, or the kind of request without a call: "page". */
export type Limited = { name: string; limit: CallLimitName; cost: number };

export const limitedOf = (call: CallSpec): Limited => ({
	name: call.name,
	limit: limitNameOf(call),
	cost: call.cost ?? 1,
});

/** The sender of a request: its address, and the session if there is one. */
export type Requester = { ip: string; session: { sessionId: Id; handle: string; playerId: Id } | undefined };

/** A subject that all processes count together. */
export type SharedCount = { subject: string; limit: number; cost: number };
type SharedOutcome = { isLeft: true } | { isLeft: false; subject: string; waitMs: number };

/** Takes from all of these in the database, or from none if one of them has too little left. */
export type SharedCounts = (
	name: CallLimitName,
	windowMs: number,
	counts: readonly SharedCount[],
) => Promise<SharedOutcome>;

export type RefusedRequest = { name: string; by: "session" | "address" };

/** The request rate limits of this process, the same for all its origins. */
export type RateLimits = {
	/** Takes the cost of a request from its address. Call it first, before the request is processed further. */
	takeFromAddress(limited: Limited, ip: string): Refusal | undefined;
	/** Takes it from the session, and gives it back to the address if the session has too little left. */
	takeFromSession(limited: Limited, requester: Requester): Refusal | undefined;
	/** Takes it from the shared counts. Call it after both of the others have passed. */
	takeShared(limited: Limited, requester: Requester): Promise<Refusal | undefined>;
	/** Called for each refused request. */
	onRefused(listener: (refused: RefusedRequest) => void): void;
	/** How many sessions and networks are cached now. */
	size(): number;
};

export type RateLimitPorts = {
	clock: Clock;
	/** Multiplies every limit. */
	factor?: number;
	/** Undefined: this process counts alone. */
	shared?: SharedCounts | undefined;
	onSpent?: (spent: SpentBudget) => void;
	/** The name of a network in security events, which contain no address. */
	nameOf?: (network: string) => string;
	/** How many sessions, and how many networks, are cached at most. */
	maxSubjects?: number;
};

/** Each takes some 300 bytes. */
const MAX_SUBJECTS = 50_000;
const SESSION = "session ";

export function openRateLimits(ports: RateLimitPorts): RateLimits {
	const { clock, factor = 1, shared, onSpent = () => {}, nameOf = () => "", maxSubjects = MAX_SUBJECTS } = ports;
	const sessions = openRecentEntries<Buckets>(maxSubjects, newBuckets);
	const networks = openRecentEntries<Buckets>(maxSubjects, newBuckets);
	const networksOf = openNetworks(maxSubjects);
	const listeners: ((refused: RefusedRequest) => void)[] = [];

	/** `count`: how many requests of cost 1 are allowed in the window. */
	function takeOf({ limit, cost }: Limited, count: number): Take {
		const { windowMs } = CALL_LIMITS[limit];
		return { limit, nowMs: clock.nowMs(), windowMs, takenMs: (cost * windowMs) / (count * factor) };
	}

	function takeFromNetworks(limited: Limited, counted: readonly CountedNetwork[]): number {
		for (let at = 0; at < counted.length; at++) {
			const { name, times } = counted[at]!;
			const waitMs = takeFrom(networks.of(name), takeOf(limited, CALL_LIMITS[limited.limit].perAddress * times));
			if (waitMs === 0) continue;
			giveBack(limited, counted.slice(0, at));
			return waitMs;
		}
		return 0;
	}

	const giveBack = (limited: Limited, counted: readonly CountedNetwork[]): void =>
		void takeFromNetworks({ ...limited, cost: -limited.cost }, counted);

	function refused({ name, limit }: Limited, by: RefusedRequest["by"], { ip, session }: Requester, waitMs: number) {
		for (const listener of listeners) listener({ name, by });
		const budget = `limit:${limit}`;
		if (by === "session" && session)
			onSpent({ budget, subject: idText(session.sessionId), playerId: idText(session.playerId) });
		else onSpent({ budget, subject: nameOf(networksOf(ip)[0]?.name ?? "") });
		return refuse("TOO_MANY_REQUESTS", undefined, waitMs);
	}

	function countsOf({ limit, cost }: Limited, { ip, session }: Requester): SharedCount[] {
		const { perAddress, perSession }: CallLimit = CALL_LIMITS[limit];
		const ofNetworks = networksOf(ip).map(({ name, times }) => ({
			subject: name,
			limit: perAddress * factor * times,
			cost,
		}));
		if (!session || perSession === undefined) return ofNetworks;
		return [{ subject: SESSION + idText(session.sessionId), limit: perSession * factor, cost }, ...ofNetworks];
	}

	return {
		takeFromAddress(limited, ip) {
			const waitMs = takeFromNetworks(limited, networksOf(ip));
			return waitMs === 0 ? undefined : refused(limited, "address", { ip, session: undefined }, waitMs);
		},
		takeFromSession(limited, requester) {
			const { perSession }: CallLimit = CALL_LIMITS[limited.limit];
			const { session, ip } = requester;
			if (!session || perSession === undefined) return undefined;
			const waitMs = takeFrom(sessions.of(session.handle), takeOf(limited, perSession));
			if (waitMs === 0) return undefined;
			giveBack(limited, networksOf(ip));
			return refused(limited, "session", requester, waitMs);
		},
		async takeShared(limited, requester) {
			const { isShared, windowMs }: CallLimit = CALL_LIMITS[limited.limit];
			if (!isShared || !shared) return undefined;
			const counts = countsOf(limited, requester);
			const outcome = await shared(limited.limit, windowMs, counts);
			if (outcome.isLeft) return undefined;
			const { subject, waitMs } = outcome;
			const { session, ip } = requester;
			const isOfSession = session !== undefined && subject.startsWith(SESSION);
			// If other processes have used up the limit, requests are refused here without another query.
			const buckets = isOfSession ? sessions.of(session.handle) : networks.of(subject);
			const limit = counts.find((count) => count.subject === subject)?.limit ?? 1;
			emptyFor(buckets, takeOf(limited, limit / factor), waitMs);
			if (isOfSession) giveBack(limited, networksOf(ip));
			return refused(limited, isOfSession ? "session" : "address", requester, waitMs);
		},
		onRefused: (listener) => void listeners.push(listener),
		size: () => sessions.size() + networks.size(),
	};
}

/** The networks of an address, cached: an address returns with each of its requests. */
function openNetworks(maxAddresses: number): (ip: string) => readonly CountedNetwork[] {
	const known = openRecentEntries<{ networks?: readonly CountedNetwork[] }>(maxAddresses, () => ({}));
	return (ip) => {
		const entry = known.of(ip);
		entry.networks ??= countedNetworks(ip);
		return entry.networks;
	};
}
