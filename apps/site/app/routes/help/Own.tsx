import { OwnDeposits, OwnWithdrawals } from "@baize/cashier/web";
import { OwnCase } from "@baize/support/web";
import { DocumentBanner } from "@baize/verification/web";
import type { OwnData } from "./own-case.ts";

/** The reader's own case, as the domain that has it shows it. */
export function Own({ own }: { own: OwnData }) {
	// It says itself what is still to do, and nothing where nothing is.
	if (own.kind === "document") return <DocumentBanner />;
	return (
		<OwnCase>{own.kind === "withdrawals" ? <OwnWithdrawals {...own.data} /> : <OwnDeposits {...own.data} />}</OwnCase>
	);
}
