import { Button, Notice } from "@baize/platform-web";
import { useBalancesOfPlayer } from "./BalanceProvider.tsx";
import type { BalanceStatus } from "./balance-status.ts";
import { useWalletTexts } from "./texts.ts";
import { useStatusText } from "./use-status-text.ts";

const NOTHING_WRONG: BalanceStatus = { kind: "current" };

/**
 * Shows that the balance could not be read, or how old it is, and offers to try again. The provider announces it to
 * screen readers.
 */
export function BalanceNotice() {
	const t = useWalletTexts();
	const balances = useBalancesOfPlayer();
	const message = useStatusText(balances?.status ?? NOTHING_WRONG);
	if (!balances || !message) return null;
	const retry = (
		<Button size="s" look="secondary" pending={balances.isRetrying} onClick={balances.retry}>
			{t("status.retry")}
		</Button>
	);
	return (
		<Notice tone="warning" title={message.title} actions={retry}>
			{message.text}
		</Notice>
	);
}
