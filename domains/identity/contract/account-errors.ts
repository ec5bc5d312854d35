import { Integer, ListOf, Struct, Text } from "@baize/kernel/call";
import { defineErrors } from "@baize/kernel/error";

/** What can go wrong with an account, beside its login. */
export const accountErrors = defineErrors({
	/** The password that proves who is asking. */
	PASSWORD_WRONG: { status: 403, text: "account.errors.passwordWrong" },
	PASSWORD_BLOCKED: {
		status: 429,
		text: "account.errors.passwordBlocked",
		details: Struct({ remainingBlockingTime: Integer({ description: "seconds" }) }),
	},
	RECOVERY_INVALID: { status: 410, text: "account.errors.recoveryInvalid" },
	EMAIL_CHANGE_INVALID: { status: 410, text: "account.errors.emailChangeInvalid" },
	/** The link "this was not me" is none, or has expired. */
	NOT_ME_INVALID: { status: 410, text: "account.errors.notMeInvalid" },
	EMAIL_UNCHANGED: { status: 409, text: "account.errors.emailUnchanged" },
	/** The terms changed while they were being read. */
	TERMS_OUTDATED: { status: 409, text: "account.errors.termsOutdated" },
	DEVICE_UNKNOWN: { status: 404, text: "account.errors.deviceUnknown" },
	LINKED_ACCOUNT_UNKNOWN: { status: 404, text: "account.errors.linkedAccountUnknown" },
	LINKED_ACCOUNTS_FULL: { status: 409, text: "account.errors.linkedAccountsFull" },
	/** Another player is paid to it. An operator can allow it. */
	BANK_ACCOUNT_TAKEN: { status: 409, text: "account.errors.bankAccountTaken" },
	/** Whoever takes a break or is excluded is sent no offers, and cannot ask for them. */
	OFFERS_PAUSED: { status: 409, text: "account.errors.offersPaused" },
	EXPORT_UNKNOWN: { status: 404, text: "account.errors.exportUnknown" },
	EXPORT_NOT_READY: { status: 409, text: "account.errors.exportNotReady" },
	/** One at a time: another is being made. */
	EXPORT_UNDER_WAY: { status: 409, text: "account.errors.exportUnderWay" },
	/** Money is left, and the player has not said that it may stay. */
	BALANCE_LEFT: {
		status: 409,
		text: "account.errors.balanceLeft",
		details: Struct({ balances: ListOf(Struct({ currency: Text(), amountMinor: Integer() })) }),
	},
	/** Of two closings at once, the second. */
	ACCOUNT_CLOSED_ALREADY: { status: 409, text: "account.errors.accountClosedAlready" },
	DUPLICATE_UNKNOWN: { status: 404, text: "account.errors.duplicateUnknown" },
	/** The older account is excluded, barred or closed because of harm: nobody may have a second one beside it. */
	DUPLICATE_GUARDED: { status: 409, text: "account.errors.duplicateGuarded" },
	PLAYER_UNKNOWN: { status: 404, text: "account.errors.playerUnknown" },
	/** Somebody was quicker. */
	PLAYER_STATE: { status: 409, text: "account.errors.playerState" },
	/** A PIN is to be added by whoever has one. */
	ACTION_NEEDLESS: { status: 409, text: "account.errors.actionNeedless" },
});
