import type { Refused } from "../../port.ts";

/** Amounts that end in these hundredths of the major unit always begin in the same way. */
export type StartFault = "silence" | "softDecline" | "hardDecline" | "outage";
const FAULTS = new Map<bigint, StartFault>([
	[13n, "silence"],
	[14n, "softDecline"],
	[15n, "hardDecline"],
	[16n, "outage"],
]);

export const startFaultOf = (amountMinor: bigint): StartFault | undefined => FAULTS.get(amountMinor % 100n);

const REASONS: Record<Exclude<StartFault, "silence">, string> = {
	softDecline: "issuer_unavailable",
	hardDecline: "merchant_blocked",
	outage: "maintenance",
};

export const refusalOf = (fault: Exclude<StartFault, "silence">): Refused => ({
	status: "refused",
	cause: fault,
	reason: REASONS[fault],
});
