import { useFlag } from "@baize/flags/web";
import { pages } from "@baize/platform-paths";
import { Button, Panel } from "@baize/platform-web";
import { useSitePath } from "@baize/platform-web/i18n";
import { EveryBalance } from "./EveryBalance.tsx";
import { FundRows } from "./FundRows.tsx";
import { useMayDeposit } from "./may-deposit.ts";
import { useWalletTexts } from "./texts.ts";

/** What the player has, by fund, on the account page. */
export function BalancesPanel() {
	const t = useWalletTexts();
	const path = useSitePath();
	const mayDeposit = useMayDeposit();
	const mayWithdraw = useFlag("cashierWithdraw");
	return (
		<Panel title={t("balance.title")}>
			<div className="grid gap-5">
				<div>
					<FundRows />
					<EveryBalance />
				</div>
				<div className="flex flex-wrap gap-2.5">
					{mayDeposit && (
						<Button icon="plus" href={path(pages.deposit)}>
							{t("open.deposit")}
						</Button>
					)}
					{mayWithdraw && (
						<Button look="secondary" href={path(pages.withdraw)}>
							{t("open.withdraw")}
						</Button>
					)}
				</div>
			</div>
		</Panel>
	);
}
