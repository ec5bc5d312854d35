import { lazyDialog, Money } from "@baize/platform-web";
import { useLocale } from "@baize/platform-web/i18n";
import { useState } from "react";
import { useBalances } from "./BalanceProvider.tsx";
import { useWalletTexts } from "./texts.ts";

const FundsDialog = lazyDialog(() => import("./FundsDialog.tsx"));

/** The exact balance, always in view; a press opens every fund. Until it is known it shows a dash, never "0.00". */
export function BalancePill() {
	const t = useWalletTexts();
	const locale = useLocale();
	const playable = useBalances().find("playable");
	const [isOpen, setOpen] = useState(false);
	const isKnown = playable !== undefined && playable.currency !== "";
	return (
		<>
			<button
				type="button"
				className="flex min-h-11 items-center font-semibold whitespace-nowrap"
				aria-haspopup="dialog"
				onClick={() => setOpen(true)}
			>
				{isKnown ? (
					<>
						<span className="sr-only">{t("balance.label")} </span>
						<Money amountMinor={playable.amountMinor} currency={playable.currency} locale={locale} live />
					</>
				) : (
					<>
						<span className="sr-only">{t("balance.unknown")}</span>
						<span aria-hidden="true">–</span>
					</>
				)}
			</button>
			{isOpen && <FundsDialog onClose={() => setOpen(false)} />}
		</>
	);
}
