import { TIME, useDateText } from "@baize/platform-web/i18n";
import type { ReactNode } from "react";
import { useBalancesOfPlayer } from "./BalanceProvider.tsx";
import { useWalletTexts } from "./texts.ts";

type Props = { shownSinceMs: number | undefined; children: ReactNode };

/**
 * The label of a balance with little space: if it could not be read, its age instead, and a button to read it again.
 * `shownSinceMs` is the time of the shown value, if the page came with it.
 */
export function BalanceMark({ shownSinceMs, children }: Props) {
	const t = useWalletTexts();
	const timeText = useDateText();
	const balances = useBalancesOfPlayer();
	if (balances?.status.kind !== "stale" && balances?.status.kind !== "failed") return children;
	const sinceMs = balances.status.kind === "stale" ? balances.status.sinceMs : shownSinceMs;
	const what = sinceMs === undefined ? t("status.notRead") : t("status.asOf", { time: timeText(sinceMs, TIME) });
	return (
		<>
			<span className="sr-only">{children}</span>
			<button
				type="button"
				className="relative text-start text-xs text-warning-ink underline before:absolute before:-inset-2"
				aria-busy={balances.isRetrying || undefined}
				onClick={balances.retry}
			>
				{t("status.markAndRetry", { what })}
			</button>
		</>
	);
}
