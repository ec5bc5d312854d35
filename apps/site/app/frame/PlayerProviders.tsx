import { OperationBlockProvider } from "@baize/factors/web";
import { SessionWatch, StepUpGate } from "@baize/identity/web";
import { InboxProvider } from "@baize/notifications/web";
import type { Viewer } from "@baize/platform-web/page";
import { type loadPlayStatus, PlayStatusBar, PlayStatusProvider } from "@baize/safer-play/web";
import { VerificationProvider, type VerificationStatuses } from "@baize/verification/web";
import { BalanceProvider } from "@baize/wallet/web";
import type { ReactNode } from "react";
import { AccountPill } from "./AccountPill.tsx";
import { AccountPlaceContext, StatusPlaceContext } from "./account-place.ts";

type Props = {
	viewer: Viewer;
	status: VerificationStatuses | undefined;
	playStatus: Awaited<ReturnType<typeof loadPlayStatus>>;
	children: ReactNode;
};

/** The providers of every page of a player: session, balance, messages, verification status and operation blocks. */
export default function PlayerProviders({ viewer, status, playStatus, children }: Props) {
	const { handle } = viewer;
	return (
		<BalanceProvider handle={handle}>
			<SessionWatch />
			<OperationBlockProvider handle={handle}>
				<VerificationProvider handle={handle} initial={status}>
					<PlayStatusProvider handle={handle} initial={playStatus}>
						<InboxProvider handle={handle}>
							<AccountPlaceContext value={<AccountPill viewer={viewer} />}>
								<StatusPlaceContext value={<PlayStatusBar />}>{children}</StatusPlaceContext>
							</AccountPlaceContext>
						</InboxProvider>
					</PlayStatusProvider>
				</VerificationProvider>
			</OperationBlockProvider>
			{/* Last, because it may cover a dialog of the page. */}
			<StepUpGate />
		</BalanceProvider>
	);
}
