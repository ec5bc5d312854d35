import { pages } from "@baize/platform-paths";
import type { DocumentStatus, PhoneStatus } from "./states.ts";

/** What the banner requires of the player next; undefined if nothing. */
export type NextStep = "blocked" | "phone" | "document" | "documentAgain";

/** What is required for the document, whatever the phone's status is. */
export function wantedDocument(document: DocumentStatus | undefined): Exclude<NextStep, "phone"> | undefined {
	if (document === "BLOCKED") return "blocked";
	if (document === "REQUESTED") return "document";
	return document === "INVALID" ? "documentAgain" : undefined;
}

/**
 * spec §4: the banner shows while the phone is not validated or the document is REQUESTED, INVALID or BLOCKED. A block
 * comes first, because neither a phone nor another picture helps before it is cleared up.
 */
export function nextStep(phone: PhoneStatus | undefined, document: DocumentStatus | undefined): NextStep | undefined {
	if (document === "BLOCKED") return "blocked";
	if (phone === "NOT_VALIDATED") return "phone";
	return wantedDocument(document);
}

/** The page of each step, below the language. spec §2 */
export const STEP_PATHS: Readonly<Record<NextStep, pages.StepPage>> = {
	blocked: pages.blockedDocument,
	phone: pages.validatePhone,
	document: pages.validateDocument,
	documentAgain: pages.validateDocument,
};

/**
 * Marks links of the banner: the player then goes through the steps one after the other. The funnel's next step, spec
 * §4.
 */
export const FUNNEL_QUERY = "funnel";
export const VERIFICATION_FUNNEL = "verification";

/** The funnel's step after the phone. */
export const stepAfterPhone = (document: DocumentStatus | undefined): pages.StepPage => {
	const step = wantedDocument(document);
	return step ? STEP_PATHS[step] : pages.verificationSteps;
};
