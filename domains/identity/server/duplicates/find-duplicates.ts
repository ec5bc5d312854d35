import { type Id, idText } from "@baize/kernel/id";
import type { Reader, Tx } from "@baize/platform-server";
import { exclusionCarried } from "../../contract/index.ts";
import { holdPerson, readClosing } from "../account-store.ts";
import type { Parts } from "../ports.ts";
import { readPerson } from "../store.ts";
import { heavier, judgeMatch, type OlderStanding } from "./duplicate-rules.ts";
import { type Pair, putPair, readPair } from "./duplicate-store.ts";
import { readMatches } from "./fingerprint-store.ts";
import type { SignalKind } from "./signals.ts";

/** Nobody looks at more of one account's. */
const MOST_MATCHES = 50;

/** Why somebody's second account is no matter of course, and until when; null: without an end. */
export type Standing = { standing: OlderStanding; untilMs: number | null };

/** How an account stands, for whoever may have a second one beside it. */
export async function standingOf(parts: Parts, reader: Reader, playerId: Id): Promise<Standing> {
	const elsewhere = await parts.exclusions.standingOf(reader, playerId);
	if (elsewhere.kind === "excluded") return { standing: "guarded", untilMs: elsewhere.untilMs };
	const [person, closing] = [await readPerson(reader, playerId), await readClosing(reader, playerId)];
	const isShutOut = person?.status === "disabled" && !closing;
	const isBarred = elsewhere.kind === "barred" || isShutOut || person?.verification_blocked_at != null;
	if (isBarred || closing?.reason === "tooMuch") return { standing: "guarded", untilMs: null };
	return { standing: closing ? "closed" : "active", untilMs: null };
}

/**
 * Looks for other accounts of the same person, and writes down what follows. The younger of two bears it, so that nobody
 * can shut a player out by opening a second account in his name.
 */
export async function findDuplicates(parts: Parts, tx: Tx, playerId: Id): Promise<void> {
	const matches = await readMatches(tx, playerId, MOST_MATCHES);
	const pairs = matches.map(({ other_id: otherId, kinds }) => ({ ...pairOf(playerId, otherId), kinds }));
	// In one order everywhere, because each holds a person until the end.
	for (const pair of pairs.sort((a, b) => (a.playerId < b.playerId ? -1 : 1))) await notePair(parts, tx, pair);
}

// Ids rise with time.
const pairOf = (one: Id, other: Id): Pair =>
	one > other ? { playerId: one, olderId: other } : { playerId: other, olderId: one };

async function notePair(parts: Parts, tx: Tx, { kinds, ...pair }: Pair & { kinds: SignalKind[] }): Promise<void> {
	await holdPerson(tx, pair.playerId);
	const { standing, untilMs } = await standingOf(parts, tx, pair.olderId);
	const judged = judgeMatch(kinds, standing);
	if (!judged) return;
	const before = await readPair(tx, pair);
	const outcome = before ? heavier(before.outcome, judged) : judged;
	const isNews = before?.outcome !== outcome;
	if (!isNews && before?.kinds.length === kinds.length) return;
	// Who was allowed a second account is not, once the first is excluded.
	const reopens = isNews && outcome === "carried" && before?.resolution === "allowed";
	await putPair(tx, pair, { kinds, outcome, found_at: new Date(parts.clock.nowMs()) }, reopens);
	if (!isNews) return;
	const { playerId, olderId } = pair;
	const details = { signals: kinds.join(" "), outcome };
	await parts.audit.record(tx, { action: "duplicate.found", playerId, target: idText(olderId), details });
	const isSaidToBeAnother = before?.resolution === "anotherPerson";
	if (outcome === "carried" && !isSaidToBeAnother)
		await parts.outbox.announce(tx, exclusionCarried, { playerId: idText(playerId), untilMs });
}
