import { Button, Notice } from "@baize/platform-web";
import { useBalancesOfPlayer } from "./BalanceProvider.tsx";
import type { BalanceStatus } from "./balance-status.ts";
import { useWalletTexts } from "./texts.ts";
import { useStatusWords } from "./use-status-words.ts";

const NOTHING_WRONG: BalanceStatus = { kind: "current" };

/** Says where the balance could not be read, or of when it is, and offers to try again. It is announced by the provider. */
export function BalanceNotice() {
	const t = useWalletTexts();
	const balances = useBalancesOfPlayer();
	const words = useStatusWords(balances?.status ?? NOTHING_WRONG);
	if (!balances || !words) return null;
	const retry = (
		<Button size="s" look="secondary" pending={balances.isRetrying} onClick={balances.retry}>
			{t("status.retry")}
		</Button>
	);
	return (
		<Notice tone="warning" title={words.title} actions={retry}>
			{words.text}
		</Notice>
	);
}
