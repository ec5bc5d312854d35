import type { Approval, Judged, Proposing } from "@baize/desk/server";
import { idText } from "@baize/kernel/id";
import { toWire } from "@baize/kernel/money";
import type { Reader, Tx } from "@baize/platform-server";
import type { CashierPorts, PayoutReview } from "../ports.ts";
import { refuseBatch } from "../refuse.ts";
import type { BatchRow } from "../tables.ts";
import { itemsOf, lockBatch, updateBatch } from "./batch-store.ts";
import { payable } from "./payable.ts";
import { requireBatch } from "./require-batch.ts";

type Input = { batch: string };
export type Release = Proposing<Input>;
type Ports = Pick<CashierPorts, "proposals" | "audit" | "payoutFreezes"> & {
	payoutReviews: readonly PayoutReview[];
	now(): Date;
};

/** Two people let a file go to the bank. It is refused where payouts of one of its players were stopped meanwhile. */
export const defineRelease = (ports: Ports): Release =>
	ports.proposals.define<Input>({
		name: "payoutBatch",
		role: "withdrawals",
		lock: async (tx, { batch }) => lockBatch(tx, (await requireBatch(tx, batch)).batch_id),
		judge: async (reader, { batch }) => judged(ports, reader, await requireBatch(reader, batch)),
		carryOut: async (tx, { batch }, approval) => release(ports, tx, await requireBatch(tx, batch), approval),
	});

async function judged(ports: Ports, reader: Reader, batch: BatchRow): Promise<Judged> {
	if (batch.state !== "built") throw refuseBatch("PAYOUT_BATCH_STATE");
	const items = await itemsOf(reader, batch.batch_id);
	const stopped = items.length - (await payable(ports, reader, items)).length;
	if (stopped > 0) throw refuseBatch("PAYOUT_BATCH_HELD", { payments: stopped });
	const { batch_id, currency, provider, total, payments } = batch;
	return {
		effect: [
			{ what: "payoutBatches.effects.file", about: provider, after: String(payments) },
			{ what: "payoutBatches.effects.total", currency, afterMinor: toWire(total) },
		],
		state: [idText(batch_id), batch.state, batch.sha256.toString("hex")],
	};
}

async function release(
	{ audit, now }: Ports,
	tx: Tx,
	{ batch_id, provider, sha256 }: BatchRow,
	{ reason, proposedBy, approvedBy, ip }: Approval,
): Promise<void> {
	const names = [proposedBy.name, approvedBy.name];
	await updateBatch(tx, batch_id, { state: "released", released_at: now(), released_by_names: names.join(", ") });
	await audit.record(tx, {
		...{ action: "payoutBatch.released", actorId: approvedBy.id, target: idText(batch_id), ip },
		details: { provider, sha256: sha256.toString("hex"), by: names, reason },
	});
}
