import { toWire } from "@baize/kernel/money";
import { type Binding, bind, StreamedFileReply } from "@baize/platform-server";
import {
	downloadWalletHistory,
	getBalances,
	getWalletHistory,
	getWalletReceipt,
	getWalletTotals,
	readFundWhys,
} from "../contract/index.ts";
import type { FundExplainer } from "./fund-explainer.ts";
import { readReceiptOf } from "./statement/read-receipt.ts";
import { readStatement, type StatementPorts } from "./statement/read-statement.ts";
import { readStatementTotals } from "./statement/read-totals.ts";
import { statementCsv } from "./statement/statement-csv.ts";
import type { WalletCache } from "./wallet-cache.ts";

export const walletRoutes = (ports: StatementPorts, cache: WalletCache, explainer: FundExplainer): Binding[] => [
	bind(getBalances, (_input, { session, locale }) => cache.balancesReply(session.playerId, session.currency, locale)),
	bind(getWalletHistory, async ({ query }, { session, locale }) => ({
		currency: session.currency,
		...(await readStatement(ports, session, query, locale)),
	})),
	bind(getWalletReceipt, ({ params }, { session, locale }) => readReceiptOf(ports, session, params.receipt, locale)),
	bind(readFundWhys, async (_input, { session: { playerId, currency } }) => {
		const funds = await explainer.explain(playerId, currency);
		const view = funds.map((each) => ({ ...each, amountMinor: toWire(each.amountMinor), whys: [...each.whys] }));
		return { currency, funds: view };
	}),
	bind(getWalletTotals, ({ query }, { session }) => readStatementTotals(ports, session, query)),
	bind(
		downloadWalletHistory,
		({ query }, { session, locale }) =>
			new StreamedFileReply("statement.csv", "text/csv; charset=utf-8", statementCsv(ports, session, query, locale)),
	),
];
