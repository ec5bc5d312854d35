import { useEffect, useState } from "react";
import type { BalanceStatus } from "./balance-status.ts";
import { useWalletTexts } from "./texts.ts";
import { useStatusWords } from "./use-status-words.ts";

/** Tells politely when the balance could not be read, and when it is right again; otherwise it is silent. */
export function BalanceAnnouncer({ status, isRetrying }: { status: BalanceStatus; isRetrying: boolean }) {
	const t = useWalletTexts();
	const words = useStatusWords(status);
	const isWrong = words !== undefined;
	const [wasWrong, setWasWrong] = useState(false);
	useEffect(() => {
		if (isWrong) setWasWrong(true);
	}, [isWrong]);
	const text = words ? `${words.title}. ${words.text}` : wasWrong ? t("status.current") : "";
	return (
		<p role="status" className="sr-only">
			{isRetrying ? t("balance.loading") : text}
		</p>
	);
}
