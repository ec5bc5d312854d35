import { Notice } from "@baize/platform-web";
import { useCashierTexts } from "../texts.ts";
import { useMoneyText } from "../use-formats.ts";

type Props = { debtMinor: number; currency: string };

/** What the next deposit repays first, before the player chooses its amount. Nothing, if nothing is owed. */
export function DebtNotice({ debtMinor, currency }: Props) {
	const t = useCashierTexts();
	const amount = useMoneyText(currency)(debtMinor);
	if (debtMinor === 0) return null;
	return (
		<Notice tone="warning" title={t("debt.title", { amount })}>
			{t("debt.text", { amount })}
		</Notice>
	);
}
