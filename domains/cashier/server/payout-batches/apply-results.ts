import { type Id, idText } from "@baize/kernel/id";
import type { Minor } from "@baize/kernel/money";
import type { Handler } from "@baize/platform-server";
import type { importPayoutReport } from "../../contract/index.ts";
import type { CashierDeps } from "../deps.ts";
import { applyReported } from "../provider/apply-reported.ts";
import { refuseBatch } from "../refuse.ts";
import { itemsOf, orderedAmong } from "./batch-store.ts";
import { type ReportedPayout, readPayoutReport } from "./report.ts";
import { requireBatch } from "./require-batch.ts";
import { showBatch } from "./show-batch.ts";

/** What a bank's statement says of a payout that it names. */
export type PaidOut = { id: Id; currency: string; amountMinor: Minor };

/** The bank's report about a released batch. What it only has accepted waits for the statement. */
export const importingReport =
	(deps: CashierDeps): Handler<typeof importPayoutReport> =>
	async ({ params, body }, { session, ip }) => {
		const { reader } = deps.database;
		const batch = await requireBatch(reader, params.batch);
		if (batch.state !== "released") throw refuseBatch("PAYOUT_BATCH_STATE");
		const items = new Map((await itemsOf(reader, batch.batch_id)).map((item) => [item.id, item]));
		const results = readPayoutReport(body.text)?.filter(({ id }) => items.has(id)) ?? [];
		if (results.length === 0) throw refuseBatch("PAYOUT_REPORT_UNREADABLE");
		await deps.database.transaction((tx) =>
			deps.audit.record(tx, {
				...{ action: "payoutBatch.reported", actorId: session.playerId, target: params.batch, ip },
				details: { payments: results.length, rejected: results.filter(({ outcome }) => outcome === "failed").length },
			}),
		);
		for (const result of results) {
			const { currency, amount: amountMinor } = items.get(result.id)!;
			await applyResult(deps, batch.provider, { ...result, currency, amountMinor });
		}
		return showBatch(deps, await requireBatch(reader, params.batch));
	};

/** What a statement of the bank says has left: its payments are paid. Another amount is left to those who match. */
export async function applyPaidOut(deps: CashierDeps, provider: string, lines: readonly PaidOut[]): Promise<void> {
	const ordered = await orderedAmong(
		deps.database.reader,
		provider,
		lines.map(({ id }) => id),
	);
	const rows = new Map(ordered.map((row) => [row.id, row]));
	for (const { id, currency, amountMinor } of lines) {
		const row = rows.get(id);
		if (row?.currency !== currency || row.amount !== amountMinor) continue;
		await applyResult(deps, provider, { id, currency, amountMinor, outcome: "succeeded" });
	}
}

/** As a callback of a company: once, however often it is reported; what contradicts goes to the unknown payments. */
async function applyResult(
	deps: CashierDeps,
	provider: string,
	{ id, ...reported }: ReportedPayout & { currency: string; amountMinor: Minor },
): Promise<void> {
	try {
		await applyReported(deps, provider, { ...reported, kind: "withdrawal", paymentId: id }, { origin: "callback" });
	} catch (error) {
		deps.log.warn({ err: error, payment: idText(id) }, "what the bank says of a payout does not fit");
	}
}
