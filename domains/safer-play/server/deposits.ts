import { bucketOf, type Id } from "@baize/kernel/id";
import { type Minor, toWire } from "@baize/kernel/money";
import type { Tx } from "@baize/platform-server";
import { limitReached } from "../contract/index.ts";
import { restrictionBy } from "./break-rules.ts";
import { type Deposited, judgeDeposit } from "./deposit-rules.ts";
import { guardByBars } from "./guard-wallet.ts";
import { lawOf } from "./law.ts";
import { holdingLimits, lockPerson, refusalOfRestriction } from "./person.ts";
import type { SaferPlayPorts } from "./ports.ts";
import { insertDeposit, readDeposits, releaseDeposit } from "./store.ts";
import type { DepositRow } from "./tables.ts";

export type DepositWish = { playerId: Id; reference: Id; currency: string; amountMinor: Minor };

type Ports = Pick<SaferPlayPorts, "players" | "clock" | "wallet">;

/** No window reaches farther back; a month's first moment is always nearer. */
export const LONGEST_WINDOW_MS = 32 * 24 * 3_600_000;

export const depositedOf = ({ at, amount }: DepositRow): Deposited => ({ atMs: at.getTime(), amountMinor: amount });

/**
 * Whether a deposit may begin, and if so it counts from now on. In the transaction that writes the deposit: the player is
 * locked until it commits, so of many at once no more begin than his limits let. Of who has moved it holds the wallet, too.
 */
export async function holdDeposit(ports: Ports, tx: Tx, wish: DepositWish): Promise<void> {
	const { playerId, currency, amountMinor } = wish;
	const nowMs = ports.clock.nowMs();
	const person = await lockPerson(ports, tx, playerId);
	const restriction = restrictionBy(person.breaks, nowMs);
	if (restriction) throw refusalOfRestriction(restriction);
	const limits = holdingLimits(person, "deposit");
	const counted = await readDeposits(tx, playerId, new Date(nowMs - LONGEST_WINDOW_MS));
	const verdict = judgeDeposit(amountMinor, limits, counted.map(depositedOf), lawOf(person).zone, nowMs);
	if (verdict.verdict === "reached") {
		const { window, remainingMinor, resetsAtMs } = verdict;
		const details = { limit: "deposit", window, remainingMinor: toWire(remainingMinor), resetsAtMs, currency };
		throw limitReached(details);
	}
	await insertDeposit(tx, depositRow(wish, nowMs));
	if (person.hasMoved) await guardByBars(ports, tx, person);
}

const depositRow = ({ playerId, reference, amountMinor }: DepositWish, nowMs: number): DepositRow => ({
	reference,
	player_id: playerId,
	bucket: bucketOf(playerId),
	amount: amountMinor,
	at: new Date(nowMs),
	is_released: false,
});

/** A deposit that came to nothing counts no more. */
export const freeDeposit = (tx: Tx, playerId: Id, reference: Id): Promise<void> =>
	releaseDeposit(tx, playerId, reference);

/** Money that has come is the player's, whatever his limits say; it counts, also where its deposit had come to nothing. */
export const countDeposit = ({ clock }: Pick<Ports, "clock">, tx: Tx, wish: DepositWish): Promise<void> =>
	insertDeposit(tx, depositRow(wish, clock.nowMs()));
