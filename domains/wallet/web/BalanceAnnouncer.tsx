import { useEffect, useState } from "react";
import { useBalances } from "./BalanceProvider.tsx";
import { useWalletTexts } from "./texts.ts";
import { useStatusWords } from "./use-status-words.ts";

/** Tells politely when the balance could not be read, and when it is right again; otherwise it is silent. */
export function BalanceAnnouncer() {
	const t = useWalletTexts();
	const { status, isRetrying } = useBalances();
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
