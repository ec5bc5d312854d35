import type { InLanguages } from "@baize/kernel/locale";
import { type PagePath, pages } from "@baize/platform-paths";
import { HOLD_OVER, type HoldCause, PAID_AFTER_ALL } from "../../contract/index.ts";
import { type ServerTexts, written } from "../texts.ts";

/**
 * In every language; `{amount}`, `{id}`, `{link}`, the `{reason}` of an operator, `{until}` and `{why}` of a hold are
 * filled in.
 */
export type MailTemplate = InLanguages<{ subject: string; text: string }>;

/** Why a withdrawal is on hold, for its mail. */
export const HOLD_CAUSE_TEXTS: InLanguages<Record<HoldCause, string>> = written(({ holdCauses }) => holdCauses);

export const LINKED_ACCOUNT_ADDED: MailTemplate = written(({ linkedAccountAdded }) => linkedAccountAdded);

const mailOf = (name: keyof ServerTexts["mails"]): MailTemplate => written(({ mails }) => mails[name]);

/** `notice`: the mail ends with a link to report that it was another person. */
type Mail = { template: MailTemplate; path?: PagePath; notice?: "withdrawalRequested" | "withdrawalPaid" };

/**
 * The mail for a change of a payment, and the page that its link opens; without one it is the page of the withdrawal.
 * States without a mail are visible on the page only.
 */
export const MAILS: Record<"deposit" | "withdrawal", Partial<Record<string, Mail>>> = {
	deposit: { settled: { template: mailOf("depositSettled"), path: pages.payments } },
	withdrawal: {
		requested: { template: mailOf("withdrawalRequested"), notice: "withdrawalRequested" },
		held: { template: mailOf("withdrawalHeld"), notice: "withdrawalRequested" },
		[HOLD_OVER]: { template: mailOf("withdrawalHoldOver") },
		approved: { template: mailOf("withdrawalApproved") },
		paid: { template: mailOf("withdrawalPaid"), notice: "withdrawalPaid" },
		[PAID_AFTER_ALL]: { template: mailOf("withdrawalPaidAfterAll") },
		rejected: { template: mailOf("withdrawalRejected"), path: pages.withdraw },
		cancelled: { template: mailOf("withdrawalCancelled") },
		failed: { template: mailOf("withdrawalFailed"), path: pages.withdraw },
	},
};
