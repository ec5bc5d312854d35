import { OperationBlockProvider } from "@baize/factors/web";
import { SessionWatch } from "@baize/identity/web";
import { BalanceProvider } from "@baize/wallet/web";
import type { ReactNode } from "react";

/** What the pages of a player stand in: his session, his balance, and what wrong codes have blocked. */
export default function PlayerHouse({ handle, children }: { handle: string; children: ReactNode }) {
	return (
		<BalanceProvider handle={handle}>
			<SessionWatch />
			<OperationBlockProvider handle={handle}>{children}</OperationBlockProvider>
		</BalanceProvider>
	);
}
