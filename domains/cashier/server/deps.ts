import type { Sealer } from "@baize/platform-server";
import { defineRelease, type Release } from "./payout-batches/release-batch.ts";
import type { CashierPorts, OnChargeback, PayoutReview } from "./ports.ts";
import { defineResume, type Resume } from "./provider/measures/resume-provider.ts";
import { DESTINATION, PAYOUT_FILE, SAVED_CARD } from "./sealed-columns.ts";

/** What every command receives: the ports, and what is opened once from them. */
export type CashierDeps = CashierPorts & {
	sealer: Sealer;
	cardSealer: Sealer;
	chargebackListeners: OnChargeback[];
	payoutReviews: PayoutReview[];
	resume: Resume;
	fileSealer: Sealer;
	release: Release;
	now(): Date;
};

export function openDeps(ports: CashierPorts): CashierDeps {
	const payoutReviews: PayoutReview[] = [];
	const now = (): Date => new Date(ports.clock.nowMs());
	return {
		...ports,
		sealer: ports.secrets.sealerFor(DESTINATION),
		cardSealer: ports.secrets.sealerFor(SAVED_CARD),
		fileSealer: ports.secrets.sealerFor(PAYOUT_FILE),
		chargebackListeners: [],
		payoutReviews,
		resume: defineResume(ports),
		release: defineRelease({ ...ports, payoutReviews, now }),
		now,
	};
}
