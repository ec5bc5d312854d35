import type { Formats } from "@baize/platform-backoffice";
import { NOTICES, type PayoutFreeze } from "../contract/index.ts";

/** Who froze payouts: the player through a notice, or an operator with a reason. */
export function freezeCause(freeze: PayoutFreeze, t: Formats["t"]): string {
	const { cause, notice, noticeEmail, replacedEmail, reason } = freeze;
	if (cause === "operator") return t("people.freezes.byOperator", { reason });
	const known = NOTICES.find((each) => each === notice);
	const text = t("people.freezes.byPlayer", {
		notice: t(`people.freezes.notices.${known ?? "other"}`),
		email: noticeEmail,
	});
	return replacedEmail === undefined ? text : `${text} ${t("people.freezes.replaced", { email: replacedEmail })}`;
}
