import type { SealedRound, Seeds } from "../../contract/index.ts";

/** A round as its receipt has it, read and found complete; the server seed is absent until it is revealed. */
export type Claim = Omit<SealedRound, "events" | "bet"> & {
	/** In the form of the title's kind; so are the events. */
	bet: Readonly<Record<string, unknown>>;
	events: readonly ClaimedEvent[];
	roundId?: string;
	currency?: string;
	serverSeed: string | null;
};

export type ClaimedEvent = { type: string } & Readonly<Record<string, unknown>>;

/** An ended pair, as copied from “Fairness”, with the signed statement of its end. */
export type PairClaim = Pick<Seeds["retired"][number], "commitment" | "clientSeed" | "serverSeed"> & {
	end: { statement: string; signature: string };
};

export type Reading = { claim: Claim } | { pair: PairClaim } | { fault: "json" | "shape" };

const HEX_32 = /^[0-9a-f]{64}$/i;

/** Reads what was pasted. It is checked and never trusted. */
export function readClaim(text: string): Reading {
	let found: unknown;
	try {
		found = JSON.parse(text);
	} catch {
		return { fault: "json" };
	}
	const claim = withBet(found);
	if (isClaim(claim)) return { claim };
	return isPairClaim(found) ? { pair: found } : { fault: "shape" };
}

/** Receipts of the time when there were only slots with lines have the line bet by itself. */
function withBet(found: unknown): unknown {
	if (!isRecord(found) || found.bet !== undefined || found.lineBetMinor === undefined) return found;
	const { lineBetMinor, ...rest } = found;
	return { ...rest, bet: { lineBetMinor } };
}

function isPairClaim(found: unknown): found is PairClaim {
	if (!isRecord(found) || !isRecord(found.end)) return false;
	const { commitment, clientSeed, serverSeed, end } = found;
	return (
		isHex32(commitment) &&
		typeof clientSeed === "string" &&
		(serverSeed === null || isHex32(serverSeed)) &&
		typeof end.statement === "string" &&
		typeof end.signature === "string"
	);
}

function isClaim(found: unknown): found is Claim {
	if (!isRecord(found) || !isRecord(found.fairness)) return false;
	const { commitment, clientSeed, nonce } = found.fairness;
	return (
		typeof found.gameId === "string" &&
		[found.sheetVersion, found.stakeMinor, found.winMinor, nonce].every(isCount) &&
		isRecord(found.bet) &&
		(found.actions === undefined || Array.isArray(found.actions)) &&
		isHex32(commitment) &&
		typeof clientSeed === "string" &&
		(found.serverSeed === null || found.serverSeed === undefined || isHex32(found.serverSeed)) &&
		Array.isArray(found.events) &&
		found.events.every((event) => isRecord(event) && typeof event.type === "string")
	);
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;
const isCount = (value: unknown): boolean => Number.isSafeInteger(value) && (value as number) >= 0;
const isHex32 = (value: unknown): boolean => typeof value === "string" && HEX_32.test(value);
