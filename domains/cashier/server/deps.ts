import type { Sealer } from "@baize/platform-server";
import type { CashierPorts, OnChargeback, PayoutReview } from "./ports.ts";
import { defineResume, type Resume } from "./provider/measures/resume-provider.ts";
import { DESTINATION, SAVED_CARD } from "./sealed-columns.ts";

/** What every command receives: the ports, and what is opened once from them. */
export type CashierDeps = CashierPorts & {
	sealer: Sealer;
	cardSealer: Sealer;
	chargebackListeners: OnChargeback[];
	payoutReviews: PayoutReview[];
	resume: Resume;
	now(): Date;
};

export const openDeps = (ports: CashierPorts): CashierDeps => ({
	...ports,
	sealer: ports.secrets.sealerFor(DESTINATION),
	cardSealer: ports.secrets.sealerFor(SAVED_CARD),
	chargebackListeners: [],
	payoutReviews: [],
	resume: defineResume(ports),
	now: () => new Date(ports.clock.nowMs()),
});
