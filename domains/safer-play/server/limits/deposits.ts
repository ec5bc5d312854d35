import { bucketOf, type Id } from "@baize/kernel/id";
import { type Minor, toWire } from "@baize/kernel/money";
import type { Reader, Tx } from "@baize/platform-server";
import { limitReached } from "../../contract/index.ts";
import { restrictionBy } from "../exclusion/break-rules.ts";
import { guardByBars } from "../guard-wallet.ts";
import { effectiveLimits, lockPerson, type Person, readPerson, refusalOfRestriction } from "../person.ts";
import type { SaferPlayPorts } from "../ports.ts";
import { insertDeposit, readDeposits, releaseDeposit } from "../store.ts";
import type { DepositRow } from "../tables.ts";
import { type Deposited, judgeDeposit } from "./deposit-rules.ts";
import { lawOf } from "./law.ts";

export type CountedDeposit = { playerId: Id; reference: Id; currency: string; amountMinor: Minor };

type Ports = Pick<SaferPlayPorts, "players" | "clock" | "wallet">;

/** No window is longer; the first moment of a month is always nearer. */
export const LONGEST_WINDOW_MS = 32 * 24 * 3_600_000;

export const depositedOf = ({ at, amount }: DepositRow): Deposited => ({ atMs: at.getTime(), amountMinor: amount });

/**
 * Refuses the deposit or counts it from now on. In the transaction that writes the deposit: the player is locked until
 * it commits, so concurrent deposits cannot exceed the limits together. For a player who has moved it locks the wallet,
 * too.
 */
export async function reserveDeposit(ports: Ports, tx: Tx, deposit: CountedDeposit): Promise<void> {
	const { playerId, currency, amountMinor } = deposit;
	const nowMs = ports.clock.nowMs();
	const person = await lockPerson(ports, tx, playerId);
	const restriction = restrictionBy(person.breaks, nowMs);
	if (restriction) throw refusalOfRestriction(restriction);
	const limits = effectiveLimits(person, "deposit");
	const counted = await readDeposits(tx, playerId, new Date(nowMs - LONGEST_WINDOW_MS));
	const verdict = judgeDeposit(amountMinor, limits, counted.map(depositedOf), lawOf(person).zone, nowMs);
	if (verdict.verdict === "reached") {
		const { window, remainingMinor, resetsAtMs } = verdict;
		const details = { limit: "deposit", window, remainingMinor: toWire(remainingMinor), resetsAtMs, currency };
		throw limitReached(details);
	}
	await insertDeposit(tx, depositRow(deposit, nowMs));
	if (person.hasMoved) await guardByBars(ports, tx, person);
}

const depositRow = ({ playerId, reference, amountMinor }: CountedDeposit, nowMs: number): DepositRow => ({
	reference,
	player_id: playerId,
	bucket: bucketOf(playerId),
	amount: amountMinor,
	at: new Date(nowMs),
	is_released: false,
});

/** A failed deposit no longer counts. */
export const freeDeposit = (tx: Tx, playerId: Id, reference: Id): Promise<void> =>
	releaseDeposit(tx, playerId, reference);

/** Money that has come is the player's, whatever the limits are; it counts, even if its deposit had failed. */
export const countDeposit = ({ clock }: Pick<Ports, "clock">, tx: Tx, deposit: CountedDeposit): Promise<void> =>
	insertDeposit(tx, depositRow(deposit, clock.nowMs()));

/** Whether money that has been authorised may be taken now. */
export type CaptureVerdict = "allowed" | "excluded" | "limit";

/**
 * Judges a deposit once more, at the moment at which its money would be taken: the player may have been excluded or have
 * lowered a limit since it began. The deposit's own reservation does not count against it.
 */
export async function judgeCapture(ports: Ports, tx: Tx, deposit: CountedDeposit): Promise<CaptureVerdict> {
	const person = await lockPerson(ports, tx, deposit.playerId);
	const nowMs = ports.clock.nowMs();
	if (restrictionBy(person.breaks, nowMs)) return "excluded";
	const counted = await readDeposits(tx, deposit.playerId, new Date(nowMs - LONGEST_WINDOW_MS));
	const others = counted.filter(({ reference }) => reference !== deposit.reference);
	return judgeOf(person, deposit.amountMinor, others, nowMs).verdict === "allowed" ? "allowed" : "limit";
}

const judgeOf = (person: Person, amountMinor: Minor, counted: readonly DepositRow[], nowMs: number) =>
	judgeDeposit(amountMinor, effectiveLimits(person, "deposit"), counted.map(depositedOf), lawOf(person).zone, nowMs);

/** What stands against any deposit of a player at present, and until when; all of it. */
export type DepositBlock = { reason: "excluded" | "timedOut" | "limitReached"; untilMs: number | null };

/** `minMinor`: the smallest deposit there is. */
export async function depositBlocks(
	ports: Ports,
	reader: Reader,
	playerId: Id,
	minMinor: Minor,
): Promise<DepositBlock[]> {
	const person = await readPerson(ports, reader, playerId);
	if (!person) return [];
	const nowMs = ports.clock.nowMs();
	const restriction = restrictionBy(person.breaks, nowMs);
	const counted = await readDeposits(reader, playerId, new Date(nowMs - LONGEST_WINDOW_MS));
	const verdict = judgeOf(person, minMinor, counted, nowMs);
	return [
		...(restriction ? [blockBy(restriction)] : []),
		...(verdict.verdict === "reached" ? [{ reason: "limitReached" as const, untilMs: verdict.resetsAtMs }] : []),
	];
}

const blockBy = ({ kind, untilMs }: NonNullable<ReturnType<typeof restrictionBy>>): DepositBlock => ({
	reason: kind === "TIMED_OUT" ? "timedOut" : "excluded",
	untilMs,
});
