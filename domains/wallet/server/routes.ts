import { refuse } from "@baize/kernel/error";
import type { Ledger } from "@baize/ledger/server";
import { type Binding, bind } from "@baize/platform-server";
import { getBalances, getWalletHistory, readReceipt, receiptText, statementEntry } from "../contract/index.ts";
import type { WalletMemory } from "./memory.ts";

const DEFAULT_STATEMENT_LIMIT = 25;

export const walletRoutes = (ledger: Ledger, memory: WalletMemory): Binding[] => [
	bind(getBalances, (_input, { session, locale }) => memory.balancesReply(session.playerId, session.currency, locale)),
	bind(getWalletHistory, async ({ query }, { session: { playerId, currency } }) => {
		const limit = query.limit ?? DEFAULT_STATEMENT_LIMIT;
		const before = query.before === undefined ? undefined : readReceipt(query.before);
		if (before === null) throw refuse("NOT_FOUND");
		// One more than asked for tells whether there is a further page.
		const rows = await ledger.history(playerId, currency, {
			limit: limit + 1,
			...(before === undefined ? {} : { before }),
		});
		const page = rows.slice(0, limit);
		const last = page.at(-1);
		return {
			currency,
			entries: page.map(statementEntry),
			before: rows.length > limit && last ? receiptText(last.opId) : null,
		};
	}),
];
