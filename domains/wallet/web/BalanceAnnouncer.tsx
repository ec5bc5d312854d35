import { useEffect, useState } from "react";
import type { BalanceStatus } from "./balance-status.ts";
import { useWalletTexts } from "./texts.ts";
import { useStatusText } from "./use-status-text.ts";

/** Announces politely when the balance could not be read, and when it is right again; otherwise it is silent. */
export function BalanceAnnouncer({ status, isRetrying }: { status: BalanceStatus; isRetrying: boolean }) {
	const t = useWalletTexts();
	const message = useStatusText(status);
	const isWrong = message !== undefined;
	const [wasWrong, setWasWrong] = useState(false);
	useEffect(() => {
		if (isWrong) setWasWrong(true);
	}, [isWrong]);
	const text = message ? `${message.title}. ${message.text}` : wasWrong ? t("status.current") : "";
	return (
		<p role="status" className="sr-only">
			{isRetrying ? t("balance.loading") : text}
		</p>
	);
}
