import { pages } from "@baize/platform-paths";
/** What a player may still have to do, in the order in which it matters. */
export const NEXT_STEPS = {
	terms: { to: pages.terms, icon: "file-text" },
	blocked: { to: pages.blockedDocument, icon: "alert-triangle" },
	phone: { to: pages.validatePhone, icon: "device-mobile" },
	document: { to: pages.validateDocument, icon: "id" },
	documentAgain: { to: pages.validateDocument, icon: "refresh" },
	pin: { to: pages.pin, icon: "key" },
	twoFactor: { to: pages.twoFactor, icon: "shield-lock" },
	limits: { to: pages.limits, icon: "player-pause" },
} as const;
export type NextStep = keyof typeof NEXT_STEPS;

/** The state of each step, from the domain that it belongs to. */
export type StepStatus = {
	areTermsDue: boolean;
	isPhoneOpen: boolean;
	/** What is required of the document, if anything. */
	document: "blocked" | "document" | "documentAgain" | undefined;
	hasPin: boolean;
	/** Offered and not on. */
	isTwoFactorOpen: boolean;
	/** No limit was chosen or declined so far. */
	areLimitsOpen: boolean;
};

/** A blocked player is not sent to validate a phone: nothing helps before the block is resolved. */
export function dueSteps(status: StepStatus): NextStep[] {
	const { document } = status;
	const isDue: Record<NextStep, boolean> = {
		terms: status.areTermsDue,
		blocked: document === "blocked",
		phone: status.isPhoneOpen && document !== "blocked",
		document: document === "document",
		documentAgain: document === "documentAgain",
		pin: !status.hasPin,
		twoFactor: status.isTwoFactorOpen,
		limits: status.areLimitsOpen,
	};
	return (Object.keys(NEXT_STEPS) as NextStep[]).filter((step) => isDue[step]);
}
