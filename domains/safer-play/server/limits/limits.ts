import type { Id } from "@baize/kernel/id";
import type { Tx } from "@baize/platform-server";
import type { LimitKind, LimitWindow } from "../../contract/index.ts";
import { REALITY_CHECKS_MS } from "../../contract/index.ts";
import { decide } from "../decide.ts";
import { restrictionBy } from "../exclusion/break-rules.ts";
import { guardByBars, guardByCaps } from "../guard-wallet.ts";
import { limitNamed, lockPerson, type Person, refusalOfRestriction, refuse } from "../person.ts";
import type { SaferPlayPorts } from "../ports.ts";
import { recordChange } from "../record.ts";
import { updatePlayer, upsertLimit } from "../store.ts";
import type { ChangeRow } from "../tables.ts";
import { maxRealityCheckMs, rangeOf } from "./law.ts";
import { changeLimit, confirmLimit, isInRange, type Limit, type LimitAmount } from "./limit-rules.ts";

export type LimitRequest = { kind: LimitKind; window: LimitWindow; amount: number | null };

const amountOf = ({ amount }: LimitRequest): LimitAmount => (amount === null ? null : BigInt(amount));
const wireOf = (amount: LimitAmount): number | null => (amount === null ? null : Number(amount));

/** An excluded player may make limits stricter, but not request more play. */
function requireNoBreak({ breaks }: Person, nowMs: number): void {
	const restriction = restrictionBy(breaks, nowMs);
	if (restriction) throw refusalOfRestriction(restriction);
}

/** Lower at once, higher later; what applies at once is in the ledger before the answer. */
export const setLimit = (ports: SaferPlayPorts, playerId: Id, request: LimitRequest): Promise<void> =>
	decide(ports, async (tx) => {
		const person = await lockPerson(ports, tx, playerId);
		const before = limitNamed(person, request.kind, request.window);
		const range = rangeOf(person, request.kind, request.window);
		const verdict = changeLimit(before, amountOf(request), range, ports.clock.nowMs());
		if (verdict.verdict === "outOfRange") throw outOfRange(person, request);
		// A player who chooses a limit has answered the offer of one.
		if (!person.offer_answered_at) await updatePlayer(tx, playerId, { offer_answered_at: now(ports) });
		if (verdict.verdict === "same") return;
		if (verdict.verdict === "pending") requireNoBreak(person, ports.clock.nowMs());
		const what = verdict.verdict === "pending" ? "raiseAsked" : "limit";
		await saveLimit(ports, tx, person, request, { before, after: verdict.limit, what, recorded: amountOf(request) });
	});

export const confirmRaise = (ports: SaferPlayPorts, playerId: Id, request: LimitRequest): Promise<void> =>
	decide(ports, async (tx) => {
		const person = await lockPerson(ports, tx, playerId);
		const before = limitNamed(person, request.kind, request.window);
		const verdict = confirmLimit(before, amountOf(request), ports.clock.nowMs());
		if (verdict.verdict === "none") throw refuse("NO_PENDING_CHANGE");
		if (verdict.verdict === "early") throw refuse("CHANGE_TOO_EARLY", { fromMs: verdict.fromMs });
		requireNoBreak(person, ports.clock.nowMs());
		// The law may have become stricter while it waited.
		if (!isInRange(verdict.limit.amount, rangeOf(person, request.kind, request.window)))
			throw outOfRange(person, request);
		await saveLimit(ports, tx, person, request, {
			before,
			after: verdict.limit,
			what: "limit",
			recorded: verdict.limit.amount,
		});
	});

export const dropRaise = (ports: SaferPlayPorts, playerId: Id, request: Omit<LimitRequest, "amount">): Promise<void> =>
	decide(ports, async (tx) => {
		const person = await lockPerson(ports, tx, playerId);
		const before = limitNamed(person, request.kind, request.window);
		if (!before.pending) throw refuse("NO_PENDING_CHANGE");
		const after = { amount: before.amount, pending: null };
		await saveLimit(ports, tx, person, request, {
			before,
			after,
			what: "raiseDropped",
			recorded: before.pending.amount,
		});
	});

type LimitChange = { before: Limit; after: Limit; what: ChangeRow["what"]; recorded: LimitAmount };

async function saveLimit(
	ports: SaferPlayPorts,
	tx: Tx,
	person: Person,
	{ kind, window }: Omit<LimitRequest, "amount">,
	{ before, after, what, recorded }: LimitChange,
): Promise<void> {
	const { player_id, bucket } = person;
	const pending_from = after.pending && new Date(after.pending.fromMs);
	const pending_amount = after.pending?.amount ?? null;
	await upsertLimit(tx, { player_id, bucket, kind, window, amount: after.amount, pending_from, pending_amount });
	const limit = { kind, window, before: wireOf(before.amount), after: wireOf(recorded) };
	await recordChange(ports, tx, player_id, "player", what, { limit });
	if (before.amount === after.amount) return;
	const changed = { ...person, limits: new Map([...person.limits, [`${kind} ${window}`, after]]) };
	if (kind === "time" || person.hasMoved) await guardByBars(ports, tx, changed);
	else if (kind !== "deposit") await guardByCaps(ports, tx, changed);
}

function outOfRange(person: Person, { kind, window }: LimitRequest) {
	const { min, max } = rangeOf(person, kind, window);
	return refuse("LIMIT_OUT_OF_RANGE", { min: Number(min), max: wireOf(max) });
}

const now = ({ clock }: SaferPlayPorts): Date => new Date(clock.nowMs());

export const declineLimits = (ports: SaferPlayPorts, playerId: Id): Promise<void> =>
	decide(ports, async (tx) => {
		const person = await lockPerson(ports, tx, playerId);
		if (!person.offer_answered_at) await updatePlayer(tx, playerId, { offer_answered_at: now(ports) });
	});

/** A chosen interval counts from the last check, so a shorter one may be due at once. */
export const setRealityCheck = (ports: SaferPlayPorts, playerId: Id, intervalMs: number): Promise<void> =>
	decide(ports, async (tx) => {
		const person = await lockPerson(ports, tx, playerId);
		const maxMs = maxRealityCheckMs(person);
		if (!REALITY_CHECKS_MS.includes(intervalMs) || intervalMs > maxMs)
			throw refuse("REALITY_CHECK_OUT_OF_RANGE", { maxMs });
		if (intervalMs === person.reality_check_ms) return;
		await updatePlayer(tx, playerId, { reality_check_ms: intervalMs });
		await recordChange(ports, tx, playerId, "player", "realityCheck", { realityCheckMs: intervalMs });
		await guardByBars(ports, tx, { ...person, reality_check_ms: intervalMs });
	});
