import { type Id, idText } from "@baize/kernel/id";
import { toWire } from "@baize/kernel/money";
import type { HoldView, StepView, TransferView } from "../../contract/index.ts";
import type { CashierDeps } from "../deps.ts";
import { readSteps } from "../store.ts";
import type { StepRow, TransferRow } from "../tables.ts";
import { isTransferHeld, standingAt } from "./rules.ts";

/** Of one side: its sender, or else its receiver. */
export async function showTransfer(deps: CashierDeps, row: TransferRow, viewerId: Id): Promise<TransferView> {
	return (await showTransfers(deps, [row], viewerId))[0]!;
}

export async function showTransfers(
	deps: CashierDeps,
	found: readonly TransferRow[],
	viewerId: Id,
): Promise<TransferView[]> {
	const steps = await stepsOf(deps, found);
	const frozen = await deps.payoutFreezes.among(deps.database.reader, [viewerId]);
	return found.map((row) => viewOf(row, steps, { viewerId, now: deps.now(), isFrozen: frozen.has(viewerId) }));
}

/** The steps stand in the senders' buckets. */
export async function stepsOf({ database }: CashierDeps, found: readonly TransferRow[]): Promise<StepRow[]> {
	const byBucket = Map.groupBy(found, ({ bucket }) => bucket);
	const read = [...byBucket].map(([bucket, ofBucket]) =>
		readSteps(
			database.reader,
			bucket,
			ofBucket.map(({ id }) => id),
		),
	);
	return (await Promise.all(read)).flat();
}

type Viewing = { viewerId: Id; now: Date; isFrozen: boolean };

function viewOf(row: TransferRow, steps: readonly StepRow[], { viewerId, now, isFrozen }: Viewing): TransferView {
	const isSent = row.player_id === viewerId;
	const { state, ending } = standingAt(row, now);
	const isWaiting = state === "waiting";
	const hold = isWaiting ? transferHold(row, now, isSent && isFrozen) : undefined;
	return {
		transferId: idText(row.id),
		direction: isSent ? "sent" : "received",
		state,
		...(ending ? { ending } : {}),
		other: isSent ? row.receiver_label : row.sender_label,
		amountMinor: toWire(row.amount),
		currency: row.currency,
		...(isSent && row.reason ? { reason: row.reason } : {}),
		createdAtMs: row.created_at.getTime(),
		expiresAtMs: row.expires_at.getTime(),
		// Why it waits is the sender's business.
		...(hold ? { hold: isSent ? hold : { ...hold, reasons: [] } } : {}),
		steps: steps.filter((step) => step.payment_id === row.id).map((step) => stepView(step, isSent)),
		canTake: isWaiting && !isSent && !hold,
		canDecline: isWaiting && !isSent,
		canCancel: isWaiting && isSent,
	};
}

/** Why it cannot be taken yet, and until when. A freeze ends when an operator lifts it, so it has no time. */
export function transferHold(row: TransferRow, now: Date, isFrozen: boolean): HoldView | undefined {
	const until = isTransferHeld(row, now) ? row.held_until : null;
	if (!until && !isFrozen) return undefined;
	const reasons: HoldView["reasons"] = until ? [...row.hold_causes] : [];
	return isFrozen ? { reasons: [...reasons, "frozen"] } : { reasons, untilMs: until!.getTime() };
}

export const stepView = ({ state, at, by, reason }: StepRow, showsReason: boolean): StepView => ({
	state,
	atMs: at.getTime(),
	by,
	...(showsReason && reason ? { reason } : {}),
});
