import { pages } from "@baize/platform-paths";
import { Notice } from "@baize/platform-web";
import { useSitePath } from "@baize/platform-web/i18n";
import { useBalances } from "./BalanceProvider.tsx";
import { useWalletTexts } from "./texts.ts";

/** Shown while money is on its way out; it links to the page with each step. spec §4 */
export function PendingBanner() {
	const t = useWalletTexts();
	const path = useSitePath();
	const pending = useBalances().find("pendingWithdrawal");
	if (!pending || pending.amountMinor <= 0) return null;
	return (
		<Notice tone="info">
			{t("pending.banner", { amount: pending.formatted })}{" "}
			<a className="underline" href={path(pages.pendingWithdrawals)}>
				{t("pending.follow")}
			</a>
		</Notice>
	);
}
