import { OperationBlockProvider } from "@baize/factors/web";
import { SessionWatch } from "@baize/identity/web";
import { InboxProvider } from "@baize/notifications/web";
import { type Standing, VerificationProvider } from "@baize/verification/web";
import { BalanceProvider } from "@baize/wallet/web";
import type { ReactNode } from "react";

type Props = { handle: string; standing: Standing | undefined; children: ReactNode };

/** What every page of a player stands in: his session, balance and messages, what he has shown of who he is, what is blocked. */
export default function PlayerHouse({ handle, standing, children }: Props) {
	return (
		<BalanceProvider handle={handle}>
			<SessionWatch />
			<OperationBlockProvider handle={handle}>
				<VerificationProvider handle={handle} initial={standing}>
					<InboxProvider handle={handle}>{children}</InboxProvider>
				</VerificationProvider>
			</OperationBlockProvider>
		</BalanceProvider>
	);
}
