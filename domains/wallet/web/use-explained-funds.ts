import { useViewer } from "@baize/platform-web/page";
import { usePolled, useStream } from "@baize/platform-web/reads";
import { BALANCE_TOPIC, readFundWhys } from "../contract/index.ts";
import { useBalances } from "./BalanceProvider.tsx";
import { type ShownFund, shownFunds } from "./shown-funds.ts";

/**
 * Each fund of the player with why it cannot be withdrawn. What the balances alone say is there at once; the server,
 * which knows holds, stakes and requirements, adds to it, and is asked again when the money moves.
 */
export function useExplainedFunds(): readonly ShownFund[] {
	const session = useViewer()?.handle;
	const { all } = useBalances();
	const { data, refresh } = usePolled(readFundWhys, session === undefined ? undefined : { params: { session } });
	useStream(BALANCE_TOPIC, "balances", refresh, refresh);
	return shownFunds(all, data?.funds);
}
