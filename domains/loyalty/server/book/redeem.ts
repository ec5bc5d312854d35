import { stakeUnitOf } from "@baize/games/stakes";
import type { BodyOf, ReplyOf } from "@baize/kernel/call";
import { refuser } from "@baize/kernel/error";
import { idText } from "@baize/kernel/id";
import { type Minor, toWire } from "@baize/kernel/money";
import { retryOnContention, type Session, type Tx } from "@baize/platform-server";
import { requireDone } from "@baize/wallet/server";
import {
	dayOf,
	loyaltyErrors,
	type Micro,
	POINT,
	RATIO,
	type redeemPoints,
	wholePoints,
} from "../../contract/index.ts";
import type { LoyaltyPorts } from "../ports.ts";
import { addEntry, type EntryRow, readEntry } from "./book-store.ts";
import { lockCurrent } from "./expiry.ts";

const refuse = refuser(loyaltyErrors);

type Body = BodyOf<typeof redeemPoints>;
type Reply = ReplyOf<typeof redeemPoints>;
type Ports = Pick<LoyaltyPorts, "database" | "clock" | "ids" | "wallet" | "isOpen" | "mayRedeem">;

/** What points are worth: a whole number of minor units in every currency. */
export const worthOf = (points: number, currency: string): Minor =>
	(BigInt(points) * RATIO.units * BigInt(stakeUnitOf(currency))) / BigInt(RATIO.points);

/** Takes the points and pays the money in one transaction. The same requestId answers what was done. */
export const redeem = (ports: Ports, session: Session, body: Body): Promise<Reply> =>
	retryOnContention(() => ports.database.transaction((tx) => redeemIn(ports, tx, session, body)));

async function redeemIn(
	ports: Ports,
	tx: Tx,
	{ playerId, currency }: Session,
	{ requestId, points }: Body,
): Promise<Reply> {
	const cause = `redeemed ${requestId}`;
	const available = await lockCurrent(ports, tx, playerId);
	const before = await readEntry(tx, playerId, cause);
	if (before) return answerAgain(before, points, available);
	if (!ports.isOpen()) throw refuse("LOYALTY_CLOSED");
	if (!ports.mayRedeem()) throw refuse("REDEMPTION_CLOSED");
	const taken = BigInt(points) * POINT;
	if (taken > available) throw refuse("NOT_ENOUGH_POINTS", { points: wholePoints(available) });
	const [entryId, atMs, amountMinor] = [ports.ids(), ports.clock.nowMs(), worthOf(points, currency)];
	const day = dayOf(atMs);
	await addEntry(tx, { playerId, cause, entryId, kind: "redeemed", points: taken, day, atMs, currency, amountMinor });
	// Last, because it locks the wallet until the commit.
	requireDone(await ports.wallet.redeemPoints(tx, { playerId, currency, reference: entryId, amountMinor }), currency);
	return {
		receipt: idText(entryId),
		points,
		amountMinor: toWire(amountMinor),
		currency,
		availablePoints: wholePoints(available - taken),
	};
}

function answerAgain(entry: EntryRow, points: number, available: Micro): Reply {
	if (entry.points !== BigInt(points) * POINT) throw refuse("IDEMPOTENCY_CONFLICT");
	return {
		receipt: idText(entry.entry_id),
		points,
		amountMinor: toWire(entry.amount!),
		currency: entry.currency!,
		availablePoints: wholePoints(available),
	};
}
