import { auditPart } from "@baize/audit/backoffice";
import { cashierPart } from "@baize/cashier/backoffice";
import { flagsPart } from "@baize/flags/backoffice";
import { identityPart } from "@baize/identity/backoffice";
import { notificationsPart } from "@baize/notifications/backoffice";
import type { OfficePart } from "@baize/platform-backoffice";
import { saferPlayPart } from "@baize/safer-play/backoffice";
import { verificationPart } from "@baize/verification/backoffice";

/** The parts of the back office, in the order of the menu. */
export const PARTS: readonly OfficePart[] = [
	cashierPart,
	verificationPart,
	identityPart,
	saferPlayPart,
	notificationsPart,
	flagsPart,
	auditPart,
];

/** Every section: those of the work of every day first. */
export const RESOURCES = PARTS.flatMap(({ resources }) => resources).sort(
	(one, other) => Number(one.group === "setup") - Number(other.group === "setup"),
);
