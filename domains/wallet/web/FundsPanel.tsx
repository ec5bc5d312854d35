import { Panel } from "@baize/platform-web";
import { FundRows } from "./FundRows.tsx";
import { useWalletTexts } from "./texts.ts";

/** What of the player's money can be withdrawn, and why the rest cannot, for a page that shows a stale balance itself. */
export function FundsPanel() {
	const t = useWalletTexts();
	return (
		<Panel title={t("balance.title")}>
			<FundRows hasNotice={false} />
		</Panel>
	);
}
