import { createHash } from "node:crypto";
import { idText } from "@baize/kernel/id";
import type { Handler, Tx } from "@baize/platform-server";
import type { buildPayoutBatch } from "../../contract/index.ts";
import type { CashierDeps } from "../deps.ts";
import { payoutOrder } from "../provider/adapters/bank-transfer/pain001.ts";
import { refuseBatch } from "../refuse.ts";
import type { BatchRow, WithdrawalRow } from "../tables.ts";
import { insertBatch, lockWaiting } from "./batch-store.ts";
import { payable } from "./payable.ts";
import { proposeRelease } from "./propose-release.ts";
import { requireBatch } from "./require-batch.ts";
import { showBatch } from "./show-batch.ts";

/** The file is made once, with what is collected; its release is proposed to a second operator. */
export const buildingBatch =
	(deps: CashierDeps): Handler<typeof buildPayoutBatch> =>
	async ({ body: { provider, currency, reason } }, visit) => {
		const payer = deps.providers.named(provider)?.payer?.(currency);
		if (!payer) throw refuseBatch("NOTHING_TO_COLLECT");
		const builtBy = await deps.nameOf(visit.session);
		const batch = await deps.database.transaction(async (tx) => {
			const withdrawals = await payable(deps, tx, await lockWaiting(tx, provider, currency));
			if (withdrawals.length === 0) throw refuseBatch("NOTHING_TO_COLLECT");
			const batch_id = deps.ids();
			const payouts = await Promise.all(
				withdrawals.map(async (row) => ({
					...{ id: row.id, amountMinor: row.amount },
					name: await personName(deps, tx, row),
					account: deps.sealer.openText(row.destination, row.id),
				})),
			);
			const file = payoutOrder({ batchId: batch_id, payer, currency, payouts, createdAtMs: deps.clock.nowMs() });
			const row: BatchRow = {
				...{ batch_id, provider, currency, state: "built", payments: payouts.length },
				total: payouts.reduce((sum, { amountMinor }) => sum + amountMinor, 0n),
				sha256: createHash("sha256").update(file).digest(),
				...{ built_by: visit.session.playerId, built_by_name: builtBy, built_at: deps.now() },
				...{ released_at: null, released_by_names: null },
			};
			await insertBatch(tx, row, withdrawals, deps.fileSealer.sealText(file, batch_id));
			await deps.audit.record(tx, {
				...{ action: "payoutBatch.built", actorId: visit.session.playerId, target: idText(batch_id), ip: visit.ip },
				details: { provider, currency, payments: row.payments, totalMinor: String(row.total), reason: reason.trim() },
			});
			return row;
		});
		await proposeRelease(deps, batch, reason.trim(), visit);
		return showBatch(deps, await requireBatch(deps.database.reader, idText(batch.batch_id)));
	};

/** Banks compare the name with that of the account. */
async function personName({ players }: CashierDeps, tx: Tx, { player_id }: WithdrawalRow): Promise<string> {
	const player = await players.readPlayer(tx, player_id);
	const name = [player?.firstName, player?.lastName].filter(Boolean).join(" ");
	return name || (player?.displayName ?? "");
}
