import { MINUTE_MS, SECOND_MS } from "@baize/kernel/time";
import { Button, Notice } from "@baize/platform-web";
import { useEffect, useState } from "react";
import { useBalancesOfPlayer } from "./BalanceProvider.tsx";
import type { BalanceStatus } from "./balance-status.ts";
import { useWalletTexts } from "./texts.ts";
import { useStatusText } from "./use-status-text.ts";

const NOTHING_WRONG: BalanceStatus = { kind: "current" };

/**
 * Shows that the balance could not be read, how old it is and that it is being tried again, and offers to do that now.
 * The provider announces it to screen readers, without the age, which changes.
 */
export function BalanceNotice() {
	const t = useWalletTexts();
	const balances = useBalancesOfPlayer();
	const status = balances?.status ?? NOTHING_WRONG;
	const message = useStatusText(status);
	if (!balances || !message) return null;
	const retry = (
		<Button size="s" look="secondary" pending={balances.isRetrying} onClick={balances.retry}>
			{t("status.retry")}
		</Button>
	);
	return (
		<Notice tone="warning" title={message.title} actions={retry}>
			<p>{message.text}</p>
			<p>
				{status.kind === "stale" && <Age sinceMs={status.sinceMs} />} {t("status.triesAgain")}
			</p>
		</Notice>
	);
}

const TICK_MS = 10 * SECOND_MS;

/** How old the shown balance is, as time passes. */
function Age({ sinceMs }: { sinceMs: number }) {
	const t = useWalletTexts();
	const [nowMs, setNowMs] = useState(Date.now);
	useEffect(() => {
		const timer = setInterval(() => setNowMs(Date.now()), TICK_MS);
		return () => clearInterval(timer);
	}, []);
	return t("status.age", { count: Math.max(0, Math.floor((nowMs - sinceMs) / MINUTE_MS)) });
}
