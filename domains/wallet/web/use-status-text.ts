import { TIME, useDateText } from "@baize/platform-web/i18n";
import { useErrorText } from "@baize/platform-web/reads";
import type { BalanceStatus } from "./balance-status.ts";
import { useWalletTexts } from "./texts.ts";

/**
 * A text for what is wrong with the balance, and the message of the call that failed; undefined if nothing is wrong.
 */
export function useStatusText(status: BalanceStatus): { title: string; text: string } | undefined {
	const t = useWalletTexts();
	const timeText = useDateText();
	const errorText = useErrorText();
	if (status.kind === "failed") return { title: t("status.failed"), text: errorText(status.error) };
	if (status.kind !== "stale") return undefined;
	const time = timeText(status.sinceMs, TIME);
	return { title: t("status.stale", { time }), text: errorText(status.error) };
}
