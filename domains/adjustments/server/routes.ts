import { idText } from "@baize/kernel/id";
import { toWire } from "@baize/kernel/money";
import { FUNDS } from "@baize/ledger/contract";
import { type Binding, bind } from "@baize/platform-server";
import { type PlayerAdjustments, proposeAdjustment, readPlayerAdjustments } from "../contract/index.ts";
import { type Adjusting, defineAdjustment } from "./define-adjustment.ts";
import type { AdjustmentsPorts } from "./ports.ts";
import { requirePlayer } from "./require-player.ts";
import { newestAdjustments } from "./store.ts";
import type { AdjustmentRow } from "./tables.ts";

/** As many as a person reads. */
const SHOWN = 20;

export function adjustmentsRoutes(ports: AdjustmentsPorts): Binding[] {
	const adjusting = defineAdjustment(ports);
	return [
		bind(readPlayerAdjustments, ({ params }) => adjustmentsOf(ports, adjusting, params.player)),
		bind(proposeAdjustment, async ({ params: { player }, body }, { session, ip }) => {
			const { amountMinor, cause } = body;
			const proposal = await adjusting.propose({
				subject: player,
				input: { player, amountMinor, cause },
				reason: body.reason.trim(),
				by: { id: session.playerId, name: await ports.nameOf(session) },
				ip,
			});
			return { proposal: idText(proposal) };
		}),
	];
}

async function adjustmentsOf(ports: AdjustmentsPorts, adjusting: Adjusting, text: string): Promise<PlayerAdjustments> {
	const { reader } = ports.database;
	const { playerId, currency } = await requirePlayer(ports, reader, text);
	const subject = idText(playerId);
	const [funds, adjustments, proposals] = await Promise.all([
		ports.ledger.balances(playerId, currency),
		newestAdjustments(reader, playerId, SHOWN),
		adjusting.open(reader, [subject]),
	]);
	const proposal = proposals.get(subject);
	return {
		playerId: subject,
		currency,
		funds: FUNDS.map((fund) => ({ fund, amountMinor: toWire(funds?.[fund] ?? 0n) })),
		...(proposal ? { proposal } : {}),
		adjustments: adjustments.map(adjustmentView),
	};
}

const adjustmentView = (row: AdjustmentRow): PlayerAdjustments["adjustments"][number] => ({
	id: idText(row.adjustment_id),
	amountMinor: toWire(row.amount),
	currency: row.currency,
	cause: row.cause,
	reason: row.reason,
	proposedBy: row.proposed_by_name,
	approvedBy: row.approved_by_name,
	postedAtMs: row.posted_at.getTime(),
});
