import type { Approval, Judged, Proposing } from "@baize/desk/server";
import type { Entry, Line } from "@baize/general-ledger/contract";
import { check } from "@baize/kernel/check";
import { type Id, idText } from "@baize/kernel/id";
import { type Minor, toWire } from "@baize/kernel/money";
import type { Handler, Tx } from "@baize/platform-server";
import { BANK, type BankKind, isBankKind, type proposeWriteOff } from "../../contract/index.ts";
import type { ReconciliationPorts } from "../ports.ts";
import { type ItemRow, updateItem } from "../store.ts";
import { lockOpenItem, readOpenItem } from "./open-item.ts";
import { atBank } from "./settle-with-bank.ts";

type Input = { item: string };
export type WriteOffs = Proposing<Input>;

/** Two people make a difference a cost or a gain in the general ledger; what players have does not change. */
export const defineWriteOff = (ports: ReconciliationPorts): WriteOffs =>
	ports.proposals.define<Input>({
		name: "writeOff",
		role: "withdrawals",
		judge: async (reader, { item }) => judged(await readOpenItem(reader, item)),
		carryOut: (tx, input, approval) => writeOff(ports, tx, input, approval),
	});

function judged(item: ItemRow): Judged {
	const { item_id, state, provider, reference, currency } = item;
	const amountMinor = clearingDifference(item);
	return {
		effect: [
			{
				what: "reconciliation.effects.line",
				about: reference ?? idText(item_id),
				before: `reconciliation.states.${state}`,
				after: "reconciliation.closedAs.writtenOff",
			},
			{
				what: `reconciliation.effects.${provider === BANK ? "suspense" : "clearing"}`,
				about: provider,
				currency,
				afterMinor: toWire(amountMinor),
			},
			{ what: "reconciliation.effects.writtenOff", currency, afterMinor: toWire(-amountMinor) },
		],
		state: [idText(item_id), state, currency, String(amountMinor)],
	};
}

async function writeOff(
	{ clock, ids, books, audit }: ReconciliationPorts,
	tx: Tx,
	input: Input,
	{ reason, proposedBy, approvedBy, ip }: Approval,
): Promise<void> {
	const item = await lockOpenItem(tx, input.item);
	await updateItem(tx, item.item_id, {
		closed_at: new Date(clock.nowMs()),
		closed_by: approvedBy.id,
		closed_by_name: `${proposedBy.name}, ${approvedBy.name}`,
		closed_as: "writtenOff",
		reason,
	});
	await audit.record(tx, {
		action: "statement.writtenOff",
		actorId: approvedBy.id,
		target: idText(item.item_id),
		details: {
			reason,
			proposedBy: proposedBy.name,
			amountMinor: String(clearingDifference(item)),
			currency: item.currency,
		},
		ip,
	});
	const entry = writeOffEntry(item, ids());
	if (entry) check((await books.post(tx, entry)) === "posted", "a new id is no other entry's");
}

export const proposingWriteOff =
	({ nameOf }: ReconciliationPorts, writeOffs: WriteOffs): Handler<typeof proposeWriteOff> =>
	async ({ params: { item }, body }, { session, ip }) => {
		const by = { id: session.playerId, name: await nameOf(session) };
		const proposal = await writeOffs.propose({ subject: item, input: { item }, reason: body.reason.trim(), by, ip });
		return { proposal: idText(proposal) };
	};

/** What the company has more than the books say, negative for less. */
function clearingDifference(item: Pick<ItemRow, "kind" | "amount" | "state" | "payment_amount" | "provider">): Minor {
	if (isBankKind(item.kind)) return bankDifference(item.kind, item);
	const there = item.state === "missingThere" ? 0n : item.amount;
	const here = item.state === "amount" || item.state === "missingThere" ? (item.payment_amount ?? 0n) : 0n;
	return item.kind === "deposit" ? there - here : here - there;
}

/** What the company has paid out it has less of. What only the bank has leaves suspense. */
function bankDifference(
	kind: BankKind,
	{ amount: amountMinor, provider }: Pick<ItemRow, "amount" | "provider">,
): Minor {
	return provider === BANK ? atBank({ kind, amountMinor }) : -atBank({ kind, amountMinor });
}

/** Undefined where the two sums are the same, and nothing moves. */
function writeOffEntry(item: ItemRow, id: Id): Entry | undefined {
	const amountMinor = clearingDifference(item);
	if (amountMinor === 0n) return undefined;
	const { currency, provider } = item;
	const lines: Line[] = [
		provider === BANK
			? { account: "suspense", currency, amountMinor }
			: { account: "providerClearing", subject: provider, currency, amountMinor },
		{ account: "writtenOff", currency, amountMinor: -amountMinor },
	];
	return { id, cause: "writeOff", reference: idText(item.item_id), lines };
}
