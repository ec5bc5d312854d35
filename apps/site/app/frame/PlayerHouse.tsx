import { type Standing, VerificationProvider } from "@baize/verification/web";
import { BalanceProvider } from "@baize/wallet/web";
import type { ReactNode } from "react";

/** What every page of a signed-in player knows of him: his balances, and what he has shown of who he is. */
export default function PlayerHouse({
	handle,
	standing,
	children,
}: {
	handle: string;
	standing: Standing | undefined;
	children: ReactNode;
}) {
	return (
		<BalanceProvider handle={handle}>
			<VerificationProvider handle={handle} initial={standing}>
				{children}
			</VerificationProvider>
		</BalanceProvider>
	);
}
