import type { ReelEvent } from "@baize/engines/reels";
import type { SealedRound } from "../../contract/index.ts";

/** A round as its receipt tells it, read and found whole; the server seed is absent until it is revealed. */
export type Claim = Omit<SealedRound, "events"> & {
	events: readonly ReelEvent[];
	roundId?: string;
	currency?: string;
	serverSeed: string | null;
};

export type Reading = { claim: Claim } | { fault: "json" | "shape" };

const HEX_32 = /^[0-9a-f]{64}$/i;

/** Reads what a person pasted. Whatever it is, it is judged and never trusted. */
export function readClaim(text: string): Reading {
	let found: unknown;
	try {
		found = JSON.parse(text);
	} catch {
		return { fault: "json" };
	}
	return isClaim(found) ? { claim: found } : { fault: "shape" };
}

function isClaim(found: unknown): found is Claim {
	if (!isRecord(found) || !isRecord(found.fairness)) return false;
	const { commitment, clientSeed, nonce } = found.fairness;
	return (
		typeof found.gameId === "string" &&
		[found.sheetVersion, found.lineBetMinor, found.stakeMinor, found.winMinor, nonce].every(isCount) &&
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
