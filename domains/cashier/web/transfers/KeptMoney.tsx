import { Notice } from "@baize/platform-web";
import type { TransferOptionsView } from "../../contract/transfers/schemas.ts";
import { useMoneyText } from "../use-formats.ts";
import { useTransferTexts } from "./texts.ts";

/** Why not all of the balance may be sent: what came from a card goes back to it. Nothing, if nothing must. */
export function KeptMoney({ options: { returnsTo, currency } }: { options: TransferOptionsView }) {
	const t = useTransferTexts();
	const money = useMoneyText(currency);
	if (returnsTo.length === 0) return null;
	return (
		<Notice title={t("kept.title")}>
			{t("kept.text")}
			<ul className="list-disc ps-5">
				{returnsTo.map(({ destination, label, leftMinor }) => (
					<li key={destination}>{t("kept.card", { label, amount: money(leftMinor) })}</li>
				))}
			</ul>
		</Notice>
	);
}
