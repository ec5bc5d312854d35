import { InboxProvider } from "@baize/notifications/web";
import { BalanceProvider } from "@baize/wallet/web";
import type { ReactNode } from "react";

/** What a page of a player keeps for all its parts: the balances, and what waits to be read. */
export default function PlayerHouse({ handle, children }: { handle: string; children: ReactNode }) {
	return (
		<BalanceProvider handle={handle}>
			<InboxProvider handle={handle}>{children}</InboxProvider>
		</BalanceProvider>
	);
}
