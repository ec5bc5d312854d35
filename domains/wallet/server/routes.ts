import type { Ledger } from "@baize/ledger/server";
import { type Binding, bind } from "@baize/platform-server";
import { getBalances, getWalletHistory } from "../contract/index.ts";
import { readStatement } from "./statement.ts";
import type { WalletCache } from "./wallet-cache.ts";

export const walletRoutes = (ledger: Ledger, cache: WalletCache): Binding[] => [
	bind(getBalances, (_input, { session, locale }) => cache.balancesReply(session.playerId, session.currency, locale)),
	bind(getWalletHistory, async ({ query }, { session }) => ({
		currency: session.currency,
		...(await readStatement(ledger, session, query)),
	})),
];
