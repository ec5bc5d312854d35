import { OperationBlockProvider } from "@baize/factors/web";
import { SessionWatch } from "@baize/identity/web";
import { type Standing, VerificationProvider } from "@baize/verification/web";
import { BalanceProvider } from "@baize/wallet/web";
import type { ReactNode } from "react";

type Props = { handle: string; standing: Standing | undefined; children: ReactNode };

/** What every page of a player stands in: his session, his balance, what he has shown of who he is, what wrong codes have blocked. */
export default function PlayerHouse({ handle, standing, children }: Props) {
	return (
		<BalanceProvider handle={handle}>
			<SessionWatch />
			<OperationBlockProvider handle={handle}>
				<VerificationProvider handle={handle} initial={standing}>
					{children}
				</VerificationProvider>
			</OperationBlockProvider>
		</BalanceProvider>
	);
}
