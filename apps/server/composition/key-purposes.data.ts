/**
 * The purposes of keys besides the sealed columns; the database has a key for each. A name here never changes: it
 * identifies the key. platform/server/crypto/README.md explains for each what another key would do.
 */
export const FIXED_KEYS = [
	"bus.subjects",
	"cashier.sandbox.callbacks",
	"factors.codes",
	"factors.pin-pepper",
	"identity.attempts",
	"identity.bankAccountFingerprint",
	"identity.captcha",
	"identity.fingerprints",
	"identity.limits",
	"limits.networks",
	"matchday seeds",
	"notifications.unsubscribe",
	"practice seeds",
	"race seeds",
	"saferPlay.registers",
	"server seeds",
	"statements on fairness",
	"support.forum.external-id",
	"verification.sandbox.callbacks",
	"verification.sandbox.calls",
] as const;
