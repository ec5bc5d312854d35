import type { EligibilityBlock } from "@baize/identity/contract";
import { idText, readId } from "@baize/kernel/id";
import { defineJob, type Handler, type SignedInVisit, type Tx } from "@baize/platform-server";
import type { takeTransfer } from "../../contract/index.ts";
import { checkDocument } from "../check-documents.ts";
import type { CashierDeps } from "../deps.ts";
import { refuse } from "../refuse.ts";
import type { TransferRow } from "../tables.ts";
import { arrive, moveTransfer, refuseTransfer } from "./move-transfer.ts";
import { isTransferHeld, standingAt } from "./rules.ts";
import { lockTransfer, readArrival } from "./store.ts";
import { showTransfer } from "./views.ts";

/** Moves the last leg of an accepted transfer; its payload is {bucket, transfer: id as text}. */
export const ARRIVE_JOB = defineJob("cashier.transferArrives", "money");

const REFUSALS = {
	place: "DEPOSIT_NOT_ALLOWED_HERE",
	document: "DOCUMENT_BLOCKED",
	terms: "TERMS_DUE",
} as const satisfies Record<EligibilityBlock, string>;

/**
 * The receiver takes the money. For the receiver it is a deposit: what forbids one forbids this, and it counts for their
 * limits. The decision and the job of the last leg are one transaction; the leg itself is the next one, tried at once. If
 * the process ends in between, the job does it.
 */
export const takingTransfer =
	(deps: CashierDeps): Handler<typeof takeTransfer> =>
	async ({ params }, visit) => {
		const block = await deps.eligibilityBlockOf(visit);
		if (block) throw refuse(REFUSALS[block]);
		await deps.mayDeposit(visit);
		const accepted = await deps.database.transaction((tx) => accept(deps, tx, params.transfer, visit));
		return showTransfer(deps, await tryArrival(deps, accepted), visit.session.playerId);
	};

async function accept(
	deps: CashierDeps,
	tx: Tx,
	named: string,
	{ session: { playerId } }: SignedInVisit,
): Promise<TransferRow> {
	const row = await lockReceived(tx, playerId, named);
	// Asked again after the answer was lost.
	if (row.state === "accepted" || row.state === "taken") return row;
	if (!deps.isOpen("deposit")) throw refuse("CASHIER_CLOSED", { kind: "deposit" });
	const { state } = standingAt(row, deps.now());
	if (state !== "waiting") throw refuseTransfer("TRANSFER_STATE", { state });
	if (isTransferHeld(row, deps.now())) throw refuseTransfer("TRANSFER_HELD", { untilMs: row.held_until!.getTime() });
	// The sender has reported that another person used the account.
	if (await deps.payoutFreezes.lockedSince(tx, row.player_id)) throw refuseTransfer("TRANSFER_HELD", {});
	await checkDocument(deps, tx, playerId, "withdrawal");
	const { id, currency, amount } = row;
	await deps.saferPlay.reserveDeposit(tx, { playerId, reference: id, currency, amountMinor: amount });
	const payload = { bucket: row.bucket, transfer: idText(id) };
	await deps.outbox.enqueue(tx, ARRIVE_JOB, payload, { key: idText(id) });
	return moveTransfer(deps, tx, row, { action: "accept", by: "player" });
}

/** Another player's transfer is answered as if it did not exist. */
export async function lockReceived(tx: Tx, playerId: bigint, named: string): Promise<TransferRow> {
	const id = readId(named);
	const arrival = id === null ? undefined : await readArrival(tx, playerId, id);
	const row = arrival && (await lockTransfer(tx, { bucket: arrival.sender_bucket, id: arrival.id }));
	if (!row) throw refuseTransfer("TRANSFER_NOT_FOUND");
	return row;
}

/** A failure is not the player's: the transfer is accepted, and the job tries again. */
async function tryArrival(deps: CashierDeps, row: TransferRow): Promise<TransferRow> {
	try {
		return (await finishTransfer(deps, { bucket: row.bucket, transfer: idText(row.id) })) ?? row;
	} catch (error) {
		deps.log.error({ error, transfer: idText(row.id) }, "a transfer was accepted and has not arrived yet");
		return row;
	}
}

/** Idempotent: a transfer that has arrived stays as it is. */
export async function finishTransfer(
	deps: CashierDeps,
	{ bucket, transfer }: Record<string, unknown>,
): Promise<TransferRow | undefined> {
	const id = readId(String(transfer));
	if (id === null) return undefined;
	return deps.database.transaction(async (tx) => {
		const row = await lockTransfer(tx, { bucket: Number(bucket), id });
		return row?.state === "accepted" ? arrive(deps, tx, row) : row;
	});
}
