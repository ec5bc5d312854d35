import type { Id } from "@baize/kernel/id";
import { toWire } from "@baize/kernel/money";
import { DAY_MS } from "@baize/kernel/time";
import type { Reader } from "@baize/platform-server";
import { transferLimits } from "../../contract/index.ts";
import { debtOf } from "../chargebacks/debt-store.ts";
import { checkDocument } from "../check-documents.ts";
import type { CashierDeps } from "../deps.ts";
import { isInReview } from "../holds/reviews.ts";
import { outsideLimits, refuse } from "../refuse.ts";
import { judgeAmount } from "../rules.ts";
import { refuseTransfer } from "./move-transfer.ts";
import { type DayUse, dayLeft, judgeDay } from "./rules.ts";
import { readSendable } from "./sendable.ts";
import { dayUse } from "./store.ts";

type Sending = { playerId: Id; currency: string; amountMinor: bigint };

/** What the player has sent in the 24 hours before now. */
export const dayUseOf = (deps: CashierDeps, reader: Reader, playerId: Id, currency: string): Promise<DayUse> =>
	dayUse(reader, playerId, currency, new Date(deps.clock.nowMs() - DAY_MS));

/** Everything about a transfer that does not depend on its receiver: before the proof, and again with the money. */
export async function checkSender(
	deps: CashierDeps,
	reader: Reader,
	{ playerId, currency, amountMinor }: Sending,
): Promise<void> {
	const limits = transferLimits(currency);
	if (!limits || !(await deps.transfers.isOffered(reader, playerId))) throw refuseTransfer("TRANSFERS_NOT_OFFERED");
	// The reason must not be seen: it reads as where transfers are not offered.
	if (await isInReview(deps, reader, playerId)) throw refuseTransfer("TRANSFERS_NOT_OFFERED");
	const restriction = await deps.transfers.restrictionOf(reader, playerId);
	if (restriction) {
		const { kind, ...until } = restriction;
		throw refuse(kind, until);
	}
	await checkDocument(deps, reader, playerId, "withdrawal");
	const debtMinor = await debtOf(reader, playerId, currency);
	if (debtMinor > 0n) throw refuse("DEBT_OPEN", { debtMinor: toWire(debtMinor), currency });
	if (judgeAmount(amountMinor, limits) !== "allowed") throw outsideLimits(limits, currency);
	const use = await dayUseOf(deps, reader, playerId, currency);
	const verdict = judgeDay(amountMinor, use, limits);
	if (verdict !== "allowed")
		throw refuseTransfer("TRANSFER_DAY_LIMIT", { limit: verdict, leftMinor: toWire(dayLeft(use, limits)), currency });
	const { withdrawableMinor, sendableMinor } = await readSendable(deps, reader, { playerId, currency });
	// What the balance does not have is refused by the wallet.
	if (amountMinor > sendableMinor && amountMinor <= withdrawableMinor)
		throw refuseTransfer("TRANSFER_SOURCE", { sendableMinor: toWire(sendableMinor), currency });
}
