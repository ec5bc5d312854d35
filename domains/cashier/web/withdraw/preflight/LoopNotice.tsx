import { Notice } from "@baize/platform-web";
import type { WithdrawalOptionsView } from "../../../contract/schemas.ts";
import { useMoneyText } from "../../use-formats.ts";
import { usePreflightTexts } from "./texts.ts";

type Props = Pick<WithdrawalOptionsView, "returnsTo" | "currency">;

/** Why a bank account waits until the cards have got back what came from them. Nothing, if all of it has gone back. */
export function LoopNotice({ returnsTo, currency }: Props) {
	const t = usePreflightTexts();
	const money = useMoneyText(currency);
	if (returnsTo.length === 0) return null;
	return (
		<Notice title={t("loopTitle")}>
			{t("loopText")}
			<ul className="list-disc ps-5">
				{returnsTo.map(({ destination, label, leftMinor }) => (
					<li key={destination}>{t("loopLeft", { label, amount: money(leftMinor) })}</li>
				))}
			</ul>
		</Notice>
	);
}
