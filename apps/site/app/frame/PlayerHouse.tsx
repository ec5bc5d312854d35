import { OperationBlockProvider } from "@baize/factors/web";
import { SessionWatch, StepUpGate } from "@baize/identity/web";
import { InboxProvider } from "@baize/notifications/web";
import type { Viewer } from "@baize/platform-web/house";
import { type Standing, VerificationProvider } from "@baize/verification/web";
import { BalanceProvider } from "@baize/wallet/web";
import type { ReactNode } from "react";
import { AccountPill } from "./AccountPill.tsx";
import { AccountPlaceContext } from "./account-place.ts";

type Props = { viewer: Viewer; standing: Standing | undefined; children: ReactNode };

/** What every page of a player stands in: his session, balance and messages, what he has shown of who he is, what is blocked. */
export default function PlayerHouse({ viewer, standing, children }: Props) {
	const { handle } = viewer;
	return (
		<BalanceProvider handle={handle}>
			<SessionWatch />
			<OperationBlockProvider handle={handle}>
				<VerificationProvider handle={handle} initial={standing}>
					<InboxProvider handle={handle}>
						<AccountPlaceContext value={<AccountPill viewer={viewer} />}>{children}</AccountPlaceContext>
					</InboxProvider>
				</VerificationProvider>
			</OperationBlockProvider>
			{/* Last, for it may stand over a dialog of the page. */}
			<StepUpGate />
		</BalanceProvider>
	);
}
