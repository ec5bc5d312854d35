/** What a player may still have to do, in the order in which it matters. */
export const NEXT_STEPS = {
	terms: { to: "/account/terms", icon: "file-text" },
	blocked: { to: "/blocked-document-status", icon: "alert-triangle" },
	phone: { to: "/validation-code/validatePhone", icon: "device-mobile" },
	document: { to: "/validate-document", icon: "id" },
	documentAgain: { to: "/validate-document", icon: "refresh" },
	pin: { to: "/account/pin", icon: "key" },
	twoFactor: { to: "/account/two-factor", icon: "shield-lock" },
	limits: { to: "/account/limits", icon: "player-pause" },
} as const;
export type NextStep = keyof typeof NEXT_STEPS;

/** As the rooms know it that each step belongs to. */
export type Standing = {
	areTermsDue: boolean;
	isPhoneOpen: boolean;
	/** What is wanted of the document, if anything. */
	document: "blocked" | "document" | "documentAgain" | undefined;
	hasPin: boolean;
	/** It is offered and not on. */
	isTwoFactorOpen: boolean;
	/** No limit was chosen or declined so far. */
	areLimitsOpen: boolean;
};

/** Whoever is blocked is not sent for a phone: nothing helps before that is cleared up. */
export function dueSteps(standing: Standing): NextStep[] {
	const { document } = standing;
	const isDue: Record<NextStep, boolean> = {
		terms: standing.areTermsDue,
		blocked: document === "blocked",
		phone: standing.isPhoneOpen && document !== "blocked",
		document: document === "document",
		documentAgain: document === "documentAgain",
		pin: !standing.hasPin,
		twoFactor: standing.isTwoFactorOpen,
		limits: standing.areLimitsOpen,
	};
	return (Object.keys(NEXT_STEPS) as NextStep[]).filter((step) => isDue[step]);
}
