import { formatMoney } from "@baize/kernel/money";
import { SelectField } from "@baize/platform-web";
import { useLocale } from "@baize/platform-web/i18n";
import type { FreeBetView } from "../../contract/free-bets.ts";
import { useOddsText } from "../odds-style.ts";
import type { SlipLine } from "../slip/lines/lines.ts";
import { useSportsTexts } from "../texts.ts";
import { DATE_AND_TIME, useMomentText } from "../use-moment-text.ts";
import { isPriceTooLow } from "./free-bets.ts";

type Props = {
	usable: readonly FreeBetView[];
	chosen: FreeBetView | undefined;
	lines: readonly SlipLine[];
	onChoose: (freeBetId: string) => void;
};

/** With what a bet is paid: the player's own money, or a free bet with its terms. Nothing where there is no free bet. */
export function FreeBetChoice({ usable, chosen, lines, onChoose }: Props) {
	const t = useSportsTexts();
	const locale = useLocale();
	const momentText = useMomentText();
	const priceText = useOddsText();
	if (usable.length === 0) return null;
	const price = chosen ? priceText(chosen.minPriceX10000) : "";
	return (
		<SelectField
			label={t("freeBet.payWith")}
			choices={[
				{ value: "", label: t("freeBet.own") },
				...usable.map(({ freeBetId, faceMinor, currency }) => ({
					value: freeBetId,
					label: t("freeBet.choice", { amount: formatMoney(faceMinor, currency, locale) }),
				})),
			]}
			value={chosen?.freeBetId ?? ""}
			hint={chosen && t("freeBet.terms", { price, when: momentText(chosen.untilMs, DATE_AND_TIME) })}
			error={chosen && isPriceTooLow(chosen, lines) ? t("freeBet.tooLow", { price }) : undefined}
			onChange={(event) => onChoose(event.currentTarget.value)}
		/>
	);
}
