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
	const { factor = 1, shared, maxSubjects = MAX_SUBJECTS } = ports;
	const networksOf = openNetworks(maxSubjects);
	const counters = openCounters({ clock: ports.clock, factor, maxSubjects });
	const { refused, onRefused } = openRefusals(ports, networksOf);

	return {
		takeFromAddress(limited, ip) {
			const waitMs = counters.takeFromNetworks(limited, networksOf(ip));
			return waitMs === 0 ? undefined : refused(limited, "address", { ip, session: undefined }, waitMs);
		},
		takeFromSession(limited, requester) {
			const { session, ip } = requester;
			const waitMs = session ? counters.takeFromSession(limited, session.handle) : 0;
			if (waitMs === 0) return undefined;
			counters.giveBack(limited, networksOf(ip));
			return refused(limited, "session", requester, waitMs);
		},
		async takeShared(limited, requester) {
			const { isShared, windowMs }: CallLimit = CALL_LIMITS[limited.limit];
			if (!isShared || !shared) return undefined;
			const { session, ip } = requester;
			const counts = sharedCountsOf(limited, session, networksOf(ip), factor);
			const outcome = await shared(limited.limit, windowMs, counts);
			if (outcome.isLeft) return undefined;
			const { subject, waitMs } = outcome;
			const isOfSession = session !== undefined && subject.startsWith(SESSION);
			// If other processes have used up the limit, requests are refused here without another query.
			const limit = counts.find((count) => count.subject === subject)?.limit ?? 1;
			counters.empty(limited, isOfSession ? { handle: session.handle } : { network: subject }, limit, waitMs);
			if (isOfSession) counters.giveBack(limited, networksOf(ip));
			return refused(limited, isOfSession ? "session" : "address", requester, waitMs);
		},
		onRefused,
		size: counters.size,
	};
}

type CounterPorts = { clock: Clock; factor: number; maxSubjects: number };

/** What each session and each network has left, in this process. A take answers how long to wait, 0 if it succeeded. */
function openCounters({ clock, factor, maxSubjects }: CounterPorts) {
	const sessions = openRecentEntries<Buckets>(maxSubjects, newBuckets);
	const networks = openRecentEntries<Buckets>(maxSubjects, newBuckets);

	/** `count`: how many requests of cost 1 are allowed in the window. */
	function takeOf({ limit, cost }: Limited, count: number): Take {
		const { windowMs } = CALL_LIMITS[limit];
		return { limit, nowMs: clock.nowMs(), windowMs, takenMs: (cost * windowMs) / (count * factor) };
	}

	/** From all of them, or from none. */
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

	return {
		takeFromNetworks,
		giveBack,
		takeFromSession(limited: Limited, handle: string): number {
			const { perSession }: CallLimit = CALL_LIMITS[limited.limit];
			return perSession === undefined ? 0 : takeFrom(sessions.of(handle), takeOf(limited, perSession));
		},
		/** `limit`: as the processes share it, `factor` included. */
		empty(limited: Limited, of: { handle: string } | { network: string }, limit: number, waitMs: number): void {
			const buckets = "handle" in of ? sessions.of(of.handle) : networks.of(of.network);
			emptyFor(buckets, takeOf(limited, limit / factor), waitMs);
		},
		size: () => sessions.size() + networks.size(),
	};
}

type NetworksOf = (ip: string) => readonly CountedNetwork[];

/** Refuses, and reports that it did. */
function openRefusals({ onSpent = () => {}, nameOf = () => "" }: RateLimitPorts, networksOf: NetworksOf) {
	const listeners: ((refused: RefusedRequest) => void)[] = [];
	return {
		onRefused: (listener: (refused: RefusedRequest) => void) => void listeners.push(listener),
		refused({ name, limit }: Limited, by: RefusedRequest["by"], { ip, session }: Requester, waitMs: number): Refusal {
			for (const listener of listeners) listener({ name, by });
			const budget = `limit:${limit}`;
			if (by === "session" && session)
				onSpent({ budget, subject: idText(session.sessionId), playerId: idText(session.playerId) });
			else onSpent({ budget, subject: nameOf(networksOf(ip)[0]?.name ?? "") });
			return refuse("TOO_MANY_REQUESTS", undefined, waitMs);
		},
	};
}

function sharedCountsOf(
	{ limit, cost }: Limited,
	session: Requester["session"],
	counted: readonly CountedNetwork[],
	factor: number,
): SharedCount[] {
	const { perAddress, perSession }: CallLimit = CALL_LIMITS[limit];
	const ofNetworks = counted.map(({ name, times }) => ({ subject: name, limit: perAddress * factor * times, cost }));
	if (!session || perSession === undefined) return ofNetworks;
	return [{ subject: SESSION + idText(session.sessionId), limit: perSession * factor, cost }, ...ofNetworks];
}

/** The networks of an address, cached: an address returns with each of its requests. */
function openNetworks(maxAddresses: number): NetworksOf {
	const known = openRecentEntries<{ networks?: readonly CountedNetwork[] }>(maxAddresses, () => ({}));
	return (ip) => {
		const entry = known.of(ip);
		entry.networks ??= countedNetworks(ip);
		return entry.networks;
	};
}
