import type { Id } from "@baize/kernel/id";
import type { Tx } from "@baize/platform-server";
import type { LimitKind, LimitWindow } from "../contract/index.ts";
import { REALITY_CHECKS_MS } from "../contract/index.ts";
import { restrictionBy } from "./break-rules.ts";
import { decide } from "./decide.ts";
import { guardByBars, guardByCaps } from "./guard-wallet.ts";
import { mostRealityCheckMs, rangeOf } from "./law.ts";
import { changeLimit, confirmLimit, isInRange, type Limit, type LimitAmount } from "./limit-rules.ts";
import { limitNamed, lockPerson, type Person, refusalOfRestriction, refuse } from "./person.ts";
import type { SaferPlayPorts } from "./ports.ts";
import { recordChange } from "./record.ts";
import { updatePlayer, upsertLimit } from "./store.ts";
import type { ChangeRow } from "./tables.ts";

export type LimitWish = { kind: LimitKind; window: LimitWindow; amount: number | null };

const amountOf = ({ amount }: LimitWish): LimitAmount => (amount === null ? null : BigInt(amount));
const wireOf = (amount: LimitAmount): number | null => (amount === null ? null : Number(amount));

/** Whoever has shut himself out of play may make it stricter, but asks for no more of it. */
function demandNoBreak({ breaks }: Person, nowMs: number): void {
	const restriction = restrictionBy(breaks, nowMs);
	if (restriction) throw refusalOfRestriction(restriction);
}

/** Lower at once, higher later; what holds at once is in the books before it is answered. */
export const setLimit = (ports: SaferPlayPorts, playerId: Id, wish: LimitWish): Promise<void> =>
	decide(ports, async (tx) => {
		const person = await lockPerson(ports, tx, playerId);
		const before = limitNamed(person, wish.kind, wish.window);
		const range = rangeOf(person, wish.kind, wish.window);
		const verdict = changeLimit(before, amountOf(wish), range, ports.clock.nowMs());
		if (verdict.verdict === "outOfRange") throw outOfRange(person, wish);
		// Who chooses a limit has answered the offer of one.
		if (!person.offer_answered_at) await updatePlayer(tx, playerId, { offer_answered_at: now(ports) });
		if (verdict.verdict === "same") return;
		if (verdict.verdict === "pending") demandNoBreak(person, ports.clock.nowMs());
		const what = verdict.verdict === "pending" ? "raiseAsked" : "limit";
		await keep(ports, tx, person, wish, { before, after: verdict.limit, what, told: amountOf(wish) });
	});

export const confirmRaise = (ports: SaferPlayPorts, playerId: Id, wish: LimitWish): Promise<void> =>
	decide(ports, async (tx) => {
		const person = await lockPerson(ports, tx, playerId);
		const before = limitNamed(person, wish.kind, wish.window);
		const verdict = confirmLimit(before, amountOf(wish), ports.clock.nowMs());
		if (verdict.verdict === "none") throw refuse("NO_PENDING_CHANGE");
		if (verdict.verdict === "early") throw refuse("CHANGE_TOO_EARLY", { fromMs: verdict.fromMs });
		demandNoBreak(person, ports.clock.nowMs());
		// The law may have become stricter while it waited.
		if (!isInRange(verdict.limit.amount, rangeOf(person, wish.kind, wish.window))) throw outOfRange(person, wish);
		await keep(ports, tx, person, wish, { before, after: verdict.limit, what: "limit", told: verdict.limit.amount });
	});

export const dropRaise = (ports: SaferPlayPorts, playerId: Id, wish: Omit<LimitWish, "amount">): Promise<void> =>
	decide(ports, async (tx) => {
		const person = await lockPerson(ports, tx, playerId);
		const before = limitNamed(person, wish.kind, wish.window);
		if (!before.pending) throw refuse("NO_PENDING_CHANGE");
		const after = { amount: before.amount, pending: null };
		await keep(ports, tx, person, wish, { before, after, what: "raiseDropped", told: before.pending.amount });
	});

type Kept = { before: Limit; after: Limit; what: ChangeRow["what"]; told: LimitAmount };

async function keep(
	ports: SaferPlayPorts,
	tx: Tx,
	person: Person,
	{ kind, window }: Omit<LimitWish, "amount">,
	{ before, after, what, told }: Kept,
): Promise<void> {
	const { player_id, bucket } = person;
	const pending_from = after.pending && new Date(after.pending.fromMs);
	const pending_amount = after.pending?.amount ?? null;
	await upsertLimit(tx, { player_id, bucket, kind, window, amount: after.amount, pending_from, pending_amount });
	const limit = { kind, window, before: wireOf(before.amount), after: wireOf(told) };
	await recordChange(ports, tx, player_id, "player", what, { limit });
	if (before.amount === after.amount) return;
	const changed = { ...person, limits: new Map([...person.limits, [`${kind} ${window}`, after]]) };
	if (kind === "time" || person.hasMoved) await guardByBars(ports, tx, changed);
	else if (kind !== "deposit") await guardByCaps(ports, tx, changed);
}

function outOfRange(person: Person, { kind, window }: LimitWish) {
	const { least, most } = rangeOf(person, kind, window);
	return refuse("LIMIT_OUT_OF_RANGE", { least: Number(least), most: wireOf(most) });
}

const now = ({ clock }: SaferPlayPorts): Date => new Date(clock.nowMs());

export const declineLimits = (ports: SaferPlayPorts, playerId: Id): Promise<void> =>
	decide(ports, async (tx) => {
		const person = await lockPerson(ports, tx, playerId);
		if (!person.offer_answered_at) await updatePlayer(tx, playerId, { offer_answered_at: now(ports) });
	});

/** The interval that is chosen counts from the last check, so a shorter one may be due at once. */
export const setRealityCheck = (ports: SaferPlayPorts, playerId: Id, intervalMs: number): Promise<void> =>
	decide(ports, async (tx) => {
		const person = await lockPerson(ports, tx, playerId);
		const mostMs = mostRealityCheckMs(person);
		if (!REALITY_CHECKS_MS.includes(intervalMs) || intervalMs > mostMs)
			throw refuse("REALITY_CHECK_OUT_OF_RANGE", { mostMs });
		if (intervalMs === person.reality_check_ms) return;
		await updatePlayer(tx, playerId, { reality_check_ms: intervalMs });
		await recordChange(ports, tx, playerId, "player", "realityCheck", { realityCheckMs: intervalMs });
		await guardByBars(ports, tx, { ...person, reality_check_ms: intervalMs });
	});
