import { type Id, idText } from "@baize/kernel/id";
import { toWire } from "@baize/kernel/money";
import type { ProviderAnswerView, UnknownPaymentView, UnknownRowView } from "../../contract/index.ts";
import type { CashierDeps } from "../deps.ts";
import { answersAbout } from "../provider/attempts/answer-store.ts";
import type { UnknownRow } from "../tables.ts";
import { paymentOf } from "./payment-of.ts";
import { actionsOf } from "./unknown-rules.ts";

const optional = <Key extends string, Value>(key: Key, value: Value | null | undefined) =>
	(value === null || value === undefined ? {} : { [key]: value }) as Partial<Record<Key, Value>>;

const minor = (amount: bigint | null): number | null => (amount === null ? null : toWire(amount));
const id = (value: Id | null): string | null => (value === null ? null : idText(value));

export const rowView = (row: UnknownRow, playerName: string | undefined): UnknownRowView => ({
	id: idText(row.id),
	kind: row.kind,
	why: row.why,
	state: row.state,
	provider: row.provider,
	...optional("playerId", id(row.player_id)),
	...optional("playerName", playerName),
	...optional("paymentId", id(row.payment_id)),
	...optional("outcome", row.outcome),
	...optional("reportedMinor", minor(row.reported_amount)),
	...optional("reportedCurrency", row.reported_currency),
	...optional("expectedMinor", minor(row.expected_amount)),
	...optional("expectedCurrency", row.expected_currency),
	times: row.times,
	openedAtMs: row.opened_at.getTime(),
	lastAtMs: row.last_at.getTime(),
});

export async function showUnknown(deps: CashierDeps, row: UnknownRow, operatorId: Id): Promise<UnknownPaymentView> {
	const { reader } = deps.database;
	const [payment, answers, player, names] = await Promise.all([
		paymentOf(reader, row),
		answersAbout(reader, row.payment_id ?? row.reported_id),
		row.player_id === null ? undefined : deps.players.readPlayer(reader, row.player_id),
		deps.players.namesOf(
			reader,
			[row.proposed_by, row.decided_by].filter((each) => each !== null),
		),
	]);
	return {
		...rowView(row, player?.displayName),
		...optional("paymentState", payment?.state),
		...(row.action ? { proposal: proposalView(row, operatorId, (by) => names.get(by)?.name) } : {}),
		actions: actionsOf(row, payment?.state),
		canAsk: row.payment_id !== null && row.state !== "done",
		answers: answers.map(
			({ provider, origin, raw, times, first_at, last_at }): ProviderAnswerView => ({
				provider,
				origin,
				raw,
				times,
				firstAtMs: first_at.getTime(),
				lastAtMs: last_at.getTime(),
			}),
		),
	};
}

function proposalView(
	row: UnknownRow,
	operatorId: Id,
	nameOf: (by: Id) => string | undefined,
): NonNullable<UnknownPaymentView["proposal"]> {
	const { proposed_by: by, decided_by: confirmedBy } = row;
	return {
		action: row.action!,
		evidence: row.evidence ?? "",
		isOwn: by === operatorId,
		...optional("amountMinor", minor(row.amount)),
		...optional("by", id(by)),
		...optional("byName", by === null ? null : nameOf(by)),
		...optional("confirmedByName", confirmedBy === null ? null : nameOf(confirmedBy)),
	};
}
