import { bucketOf, idText, readId } from "@baize/kernel/id";
import type { Handler } from "@baize/platform-server";
import type { cancelTransfer, declineTransfer, returnTransfer, TransferEnding } from "../../contract/index.ts";
import type { CashierDeps } from "../deps.ts";
import type { InBucket } from "../store.ts";
import type { TransferRow } from "../tables.ts";
import { giveBack, refuseTransfer } from "./move-transfer.ts";
import { readRecord } from "./read-records.ts";
import { standingAt } from "./rules.ts";
import { findTransfer, lockTransfer, overdueTransfers } from "./store.ts";
import { lockReceived } from "./take-transfer.ts";
import { showTransfer } from "./views.ts";

const AT_ONCE = 100;

export const cancellingTransfer =
	(deps: CashierDeps): Handler<typeof cancelTransfer> =>
	async ({ params }, { session: { playerId } }) => {
		const row = await deps.database.transaction(async (tx) => {
			const id = readId(params.transfer);
			const locked = id === null ? undefined : await lockTransfer(tx, { bucket: bucketOf(playerId), id });
			// Another player's transfer, or one that moved nothing, is answered as if it did not exist.
			if (locked?.player_id !== playerId || locked.state === "refused") throw refuseTransfer("TRANSFER_NOT_FOUND");
			if (isEndedBy(locked, "cancelled")) return locked;
			requireWaiting(deps, locked);
			return giveBack(deps, tx, locked, { ending: "cancelled", by: "player" });
		});
		return showTransfer(deps, row, playerId);
	};

export const decliningTransfer =
	(deps: CashierDeps): Handler<typeof declineTransfer> =>
	async ({ params }, { session: { playerId } }) => {
		const row = await deps.database.transaction(async (tx) => {
			const locked = await lockReceived(tx, playerId, params.transfer);
			if (isEndedBy(locked, "declined")) return locked;
			requireWaiting(deps, locked);
			return giveBack(deps, tx, locked, { ending: "declined", by: "player" });
		});
		return showTransfer(deps, row, playerId);
	};

/** An operator stops what was not taken. The sender reads the reason, and so does the audit log. */
export const returningTransfer =
	(deps: CashierDeps): Handler<typeof returnTransfer> =>
	async ({ params, body }, { session, ip }) => {
		const reason = body.reason.trim();
		const row = await deps.database.transaction(async (tx) => {
			const id = readId(params.transfer);
			const found = id === null ? undefined : await findTransfer(tx, id);
			const locked = found && (await lockTransfer(tx, found));
			if (!locked || locked.state === "refused") throw refuseTransfer("TRANSFER_NOT_FOUND");
			requireWaiting(deps, locked);
			await deps.audit.record(tx, {
				action: "transfer.stopped",
				actorId: session.playerId,
				playerId: locked.player_id,
				target: idText(locked.id),
				details: { amountMinor: Number(locked.amount), currency: locked.currency, reason },
				ip,
			});
			return giveBack(deps, tx, locked, { ending: "stopped", by: "operator", reason });
		});
		return readRecord(deps, row);
	};

/** Runs periodically: posts the return of what was not taken in its time. One that fails keeps no other one waiting. */
export async function returnOverdue(deps: CashierDeps): Promise<void> {
	for (const place of await overdueTransfers(deps.database.reader, deps.now(), AT_ONCE))
		await returnOne(deps, place).catch((error: unknown) =>
			deps.log.error({ err: error, transfer: idText(place.id) }, "a transfer that was not taken did not return"),
		);
}

const returnOne = (deps: CashierDeps, place: InBucket): Promise<void> =>
	deps.database.transaction(async (tx) => {
		const row = await lockTransfer(tx, place);
		if (row?.state === "waiting") await giveBack(deps, tx, row, { ending: "expired", by: "site" });
	});

/** Asked again after the answer was lost. */
const isEndedBy = ({ state, ending }: TransferRow, by: TransferEnding): boolean =>
	state === "returned" && ending === by;

/** By the clock, not by what the job has posted. */
function requireWaiting(deps: CashierDeps, row: TransferRow): void {
	const { state } = standingAt(row, deps.now());
	if (state !== "waiting") throw refuseTransfer("TRANSFER_STATE", { state });
}
