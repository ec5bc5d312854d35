import type { Ledger } from "@baize/ledger/server";
import { type Binding, bind } from "@baize/platform-server";
import { getBalances, getWalletHistory } from "../contract/index.ts";
import type { WalletMemory } from "./memory.ts";
import { readStatement } from "./statement.ts";

export const walletRoutes = (ledger: Ledger, memory: WalletMemory): Binding[] => [
	bind(getBalances, (_input, { session, locale }) => memory.balancesReply(session.playerId, session.currency, locale)),
	bind(getWalletHistory, async ({ query }, { session }) => ({
		currency: session.currency,
		...(await readStatement(ledger, session, query)),
	})),
];
