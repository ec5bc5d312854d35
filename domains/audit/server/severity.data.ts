import type { SecurityEvent } from "@baize/platform-server";

/** Actions that are a warning for security monitoring; every other action is "info". */
const WARNINGS = new Set([
	"login.failed",
	"password.refused",
	"password.recovered",
	"email.changed",
	"twoFactor.disabled",
	"player.verificationBlocked",
	"chargeback.opened",
	"chargebacks.rateHigh",
	"operator.loginFailed",
	"operator.invited",
	"operator.rolesChanged",
	"operator.factorsReset",
]);

export const severityOf = (action: string): SecurityEvent["severity"] => (WARNINGS.has(action) ? "warning" : "info");
