import type { Approval, Judged, Proposing } from "@baize/desk/server";
import { check } from "@baize/kernel/check";
import { refuser } from "@baize/kernel/error";
import { idText, readId } from "@baize/kernel/id";
import { toWire } from "@baize/kernel/money";
import { FUNDS } from "@baize/ledger/contract";
import type { Reader, Tx } from "@baize/platform-server";
import { requireDone } from "@baize/wallet/server";
import { type AdjustmentCause, adjustmentsErrors } from "../contract/index.ts";
import { adjustmentEntry } from "./adjustment-entry.ts";
import type { AdjustmentsPorts } from "./ports.ts";
import { requirePlayer } from "./require-player.ts";
import { insertAdjustment, newestAdjustments } from "./store.ts";

const refuse = refuser(adjustmentsErrors);

type Input = { player: string; amountMinor: number; cause: AdjustmentCause };
export type Adjusting = Proposing<Input>;

/** Two people give a player money, or take some. Their proposal has expired once another adjustment is posted. */
export const defineAdjustment = (ports: AdjustmentsPorts): Adjusting =>
	ports.proposals.define<Input>({
		name: "adjustment",
		role: "withdrawals",
		playerOf: ({ player }) => readId(player)!,
		judge: (reader, input) => judge(ports, reader, input),
		carryOut: (tx, input, approval) => adjust(ports, tx, input, approval),
	});

async function judge(ports: AdjustmentsPorts, reader: Reader, input: Input): Promise<Judged> {
	const { playerId, currency } = await requirePlayer(ports, reader, input.player);
	const funds = await ports.ledger.balances(playerId, currency);
	const cashMinor = funds?.cash ?? 0n;
	const change = BigInt(input.amountMinor);
	if (cashMinor + change < 0n) throw refuse("ADJUSTMENT_TOO_HIGH", { cashMinor: toWire(cashMinor), currency });
	const [last] = await newestAdjustments(reader, playerId, 1);
	return {
		effect: [
			{ what: "adjustments.effects.cause", after: `adjustments.causes.${input.cause}` },
			...FUNDS.map((fund) => {
				const before = funds?.[fund] ?? 0n;
				const after = fund === "cash" ? before + change : before;
				return {
					what: `adjustments.funds.${fund}`,
					currency,
					beforeMinor: toWire(before),
					afterMinor: toWire(after),
				};
			}),
		],
		// The balances of one who plays change all the time, and are no reason against an adjustment; another one is.
		state: [currency, last ? idText(last.adjustment_id) : null],
	};
}

async function adjust(
	ports: AdjustmentsPorts,
	tx: Tx,
	input: Input,
	{ proposalId, reason, proposedBy, approvedBy, ip }: Approval,
): Promise<void> {
	const { playerId, currency } = await requirePlayer(ports, tx, input.player);
	const amountMinor = BigInt(input.amountMinor);
	await insertAdjustment(tx, {
		player_id: playerId,
		adjustment_id: proposalId,
		currency,
		amount: amountMinor,
		cause: input.cause,
		reason,
		proposed_by: proposedBy.id,
		proposed_by_name: proposedBy.name,
		approved_by: approvedBy.id,
		approved_by_name: approvedBy.name,
		posted_at: new Date(ports.clock.nowMs()),
	});
	await ports.audit.record(tx, {
		action: "money.adjusted",
		actorId: approvedBy.id,
		playerId,
		target: idText(proposalId),
		details: { amountMinor: input.amountMinor, currency, cause: input.cause, reason, proposedBy: proposedBy.name },
		ip,
	});
	await ports.wallet.open(tx, playerId, currency);
	const adjustment = { playerId, currency, adjustmentId: proposalId, amountMinor };
	requireDone(await ports.wallet.adjust(tx, adjustment), currency);
	const answer = await ports.books.post(tx, adjustmentEntry({ id: proposalId, currency, amountMinor }));
	check(answer === "posted", `the entry of the adjustment ${idText(proposalId)} is another one's`);
}
