import { toWire } from "@baize/kernel/money";
import type { KindTotal } from "@baize/ledger/server";
import {
	cashFlow,
	groupOf,
	STATEMENT_GROUPS,
	type StatementGroup,
	type StatementTotals,
} from "../../contract/index.ts";
import type { Filter, Owner, StatementPorts } from "./read-statement.ts";

/** The balances at both ends of a period, and what moved the cash within it. */
export async function readStatementTotals(
	{ ledger }: Pick<StatementPorts, "ledger">,
	{ playerId, currency }: Owner,
	{ fromMs, toMs }: Omit<Filter, "group">,
): Promise<StatementTotals> {
	const { openingMinor, closingMinor, kinds } = await ledger.totals(playerId, currency, { fromMs, toMs });
	const groups = STATEMENT_GROUPS.map((group) => groupTotal(group, kinds)).filter(({ operations }) => operations > 0);
	const changeOf = (wanted: StatementGroup): number => groups.find(({ group }) => group === wanted)?.changeMinor ?? 0;
	return {
		currency,
		openingMinor: toWire(openingMinor),
		closingMinor: toWire(closingMinor),
		netDepositsMinor: changeOf("deposits") + changeOf("withdrawals"),
		groups,
		kinds: kinds.map(({ kind, operations }) => ({ kind, group: groupOf(kind), operations })),
	};
}

function groupTotal(group: StatementGroup, kinds: readonly KindTotal[]): StatementTotals["groups"][number] {
	const total = { operations: 0, outMinor: 0n, inMinor: 0n, changeMinor: 0n };
	for (const { kind, operations, stakeMinor, winMinor, cashMinor, stakePartsMinor, winPartsMinor } of kinds) {
		if (groupOf(kind) !== group) continue;
		const { outMinor, inMinor } = cashFlow(kind, stakeMinor - stakePartsMinor, winMinor - winPartsMinor);
		total.operations += operations;
		total.outMinor += outMinor;
		total.inMinor += inMinor;
		total.changeMinor += cashMinor;
	}
	const { operations, outMinor, inMinor, changeMinor } = total;
	return {
		group,
		operations,
		outMinor: toWire(outMinor),
		inMinor: toWire(inMinor),
		changeMinor: toWire(changeMinor),
	};
}
