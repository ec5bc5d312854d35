import { type Id, idText } from "@baize/kernel/id";
import type { Reader, Tx } from "@baize/platform-server";
import { exclusionCarried } from "../../contract/index.ts";
import { lockPerson, readClosing } from "../people/account-store.ts";
import type { Parts } from "../ports.ts";
import { readPerson } from "../store.ts";
import { heavier, judgeMatch, type OlderStatus } from "./duplicate-rules.ts";
import { type Pair, putPair, readPair } from "./duplicate-store.ts";
import { readMatches } from "./fingerprint-store.ts";
import type { SignalKind } from "./signals.ts";

/** The most matches of one account that operators can review. */
const MAX_MATCHES = 50;

/** Why a person's second account is restricted, and until when; null: without an end. */
export type AccountStatus = { status: OlderStatus; untilMs: number | null };

/** The status of an account, as far as it matters for a second account. */
export async function statusOf(parts: Parts, reader: Reader, playerId: Id): Promise<AccountStatus> {
	const elsewhere = await parts.exclusions.statusOf(reader, playerId);
	if (elsewhere.kind === "excluded") return { status: "guarded", untilMs: elsewhere.untilMs };
	const [person, closing] = [await readPerson(reader, playerId), await readClosing(reader, playerId)];
	const isShutOut = person?.status === "disabled" && !closing;
	const isBarred = elsewhere.kind === "barred" || isShutOut || person?.verification_blocked_at != null;
	if (isBarred || closing?.reason === "tooMuch") return { status: "guarded", untilMs: null };
	return { status: closing ? "closed" : "active", untilMs: null };
}

/**
 * Looks for other accounts of the same person, and records the consequence. The younger of two accounts takes it, so
 * that no one can lock a player out by opening a second account in their name.
 */
export async function findDuplicates(parts: Parts, tx: Tx, playerId: Id): Promise<void> {
	const matches = await readMatches(tx, playerId, MAX_MATCHES);
	const pairs = matches.map(({ other_id: otherId, kinds }) => ({ ...pairOf(playerId, otherId), kinds }));
	// In one order everywhere, because each transaction locks a person until its end.
	for (const pair of pairs.sort((a, b) => (a.playerId < b.playerId ? -1 : 1))) await notePair(parts, tx, pair);
}

// Ids rise with time.
const pairOf = (one: Id, other: Id): Pair =>
	one > other ? { playerId: one, olderId: other } : { playerId: other, olderId: one };

/** Whether two accounts share signals of one person and no operator has decided that they are two. */
export async function isSamePerson(reader: Reader, playerId: Id, otherId: Id): Promise<boolean> {
	const pair = await readPair(reader, pairOf(playerId, otherId));
	return pair !== undefined && pair.resolution !== "anotherPerson";
}

async function notePair(parts: Parts, tx: Tx, { kinds, ...pair }: Pair & { kinds: SignalKind[] }): Promise<void> {
	await lockPerson(tx, pair.playerId);
	const { status, untilMs } = await statusOf(parts, tx, pair.olderId);
	const judged = judgeMatch(kinds, status);
	if (!judged) return;
	const before = await readPair(tx, pair);
	const outcome = before ? heavier(before.outcome, judged) : judged;
	const isNewOutcome = before?.outcome !== outcome;
	if (!isNewOutcome && before?.kinds.length === kinds.length) return;
	// A permission for a second account ends once the first is excluded.
	const reopens = isNewOutcome && outcome === "carried" && before?.resolution === "allowed";
	await putPair(tx, pair, { kinds, outcome, found_at: new Date(parts.clock.nowMs()) }, reopens);
	if (!isNewOutcome) return;
	const { playerId, olderId } = pair;
	const details = { signals: kinds.join(" "), outcome };
	await parts.audit.record(tx, { action: "duplicate.found", playerId, target: idText(olderId), details });
	const isDecidedOther = before?.resolution === "anotherPerson";
	if (outcome === "carried" && !isDecidedOther)
		await parts.outbox.announce(tx, exclusionCarried, { playerId: idText(playerId), untilMs });
}
