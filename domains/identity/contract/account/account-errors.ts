import { Integer, Struct } from "@baize/kernel/call";
import { defineErrors } from "@baize/kernel/error";

/** Errors about an account, other than those of its login. */
export const accountErrors = defineErrors({
	/** The password that proves who makes the call. */
	PASSWORD_WRONG: { status: 403, text: "person.errors.passwordWrong" },
	PASSWORD_BLOCKED: {
		status: 429,
		text: "person.errors.passwordBlocked",
		details: Struct({ remainingBlockingTime: Integer({ description: "seconds" }) }),
	},
	RECOVERY_INVALID: { status: 410, text: "person.errors.recoveryInvalid" },
	EMAIL_CHANGE_INVALID: { status: 410, text: "person.errors.emailChangeInvalid" },
	/** The link "this was not me" is unknown or has expired. */
	NOT_ME_INVALID: { status: 410, text: "person.errors.notMeInvalid" },
	EMAIL_UNCHANGED: { status: 409, text: "person.errors.emailUnchanged" },
	/** The terms changed while the player was reading them. */
	TERMS_OUTDATED: { status: 409, text: "person.errors.termsOutdated" },
	DEVICE_UNKNOWN: { status: 404, text: "person.errors.deviceUnknown" },
	/** Players who take a break or are excluded get no offers, and cannot sign up for them. */
	OFFERS_PAUSED: { status: 409, text: "person.errors.offersPaused" },
	DUPLICATE_UNKNOWN: { status: 404, text: "person.errors.duplicateUnknown" },
	/** The older account is excluded, barred or closed because of harm: its player may have no second account. */
	DUPLICATE_GUARDED: { status: 409, text: "person.errors.duplicateGuarded" },
	PLAYER_UNKNOWN: { status: 404, text: "person.errors.playerUnknown" },
	/** Another operator was quicker. */
	PLAYER_STATE: { status: 409, text: "person.errors.playerState" },
	/** Adding a PIN was required of a player who has one. */
	ACTION_NEEDLESS: { status: 409, text: "person.errors.actionNeedless" },
});
