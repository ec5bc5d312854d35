import { Icon, lazyDialog, Money } from "@baize/platform-web";
import { TIME, useDateText, useLocale } from "@baize/platform-web/i18n";
import { useState } from "react";
import { useBalances } from "./BalanceProvider.tsx";
import { useWalletTexts } from "./texts.ts";

const FundsDialog = lazyDialog(() => import("./FundsDialog.tsx"));

/**
 * The exact balance, always in view; a press opens the list of funds. Until it is known it shows a dash, never "0.00".
 */
export function BalancePill() {
	const [isOpen, setOpen] = useState(false);
	return (
		<>
			<button
				type="button"
				className="relative flex min-h-11 items-center font-semibold whitespace-nowrap"
				aria-haspopup="dialog"
				onClick={() => setOpen(true)}
			>
				<Figure />
			</button>
			{isOpen && <FundsDialog onClose={() => setOpen(false)} />}
		</>
	);
}

function Figure() {
	const t = useWalletTexts();
	const locale = useLocale();
	const timeText = useDateText();
	const { find, status } = useBalances();
	const playable = find("playable");
	if (playable === undefined || playable.currency === "" || status.kind === "failed") {
		const label = status.kind === "failed" || status.kind === "unknown" ? status.kind : "loading";
		return (
			<>
				<span className="sr-only">{t(`balance.${label}`)}</span>
				{label === "failed" ? (
					<Icon name="alert-triangle" className="text-warning-ink" />
				) : (
					<span aria-hidden="true">–</span>
				)}
			</>
		);
	}
	return (
		<>
			<span className="sr-only">
				{status.kind === "stale"
					? t("balance.labelAsOf", { time: timeText(status.sinceMs, TIME) })
					: t("balance.label")}{" "}
			</span>
			<Money amountMinor={playable.amountMinor} currency={playable.currency} locale={locale} live />
			{status.kind === "stale" && (
				// Below the figure, so that the figure does not move.
				<span
					aria-hidden="true"
					className="absolute inset-x-0 bottom-0 flex items-center justify-center gap-1 text-[0.6875rem] leading-3 text-warning-ink"
				>
					<Icon name="alert-triangle" className="size-3!" />
					{timeText(status.sinceMs, TIME)}
				</span>
			)}
		</>
	);
}
