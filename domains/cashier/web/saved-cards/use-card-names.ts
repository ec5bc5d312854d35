import { useDateText } from "@baize/platform-web/i18n";
import type { CardBrand, SavedCard } from "../../contract/saved-cards/schemas.ts";
import { useSavedCardTexts } from "./texts.ts";

/** Names of companies, which are not translated. */
const NAMES: Readonly<Record<Exclude<CardBrand, "other">, string>> = {
	visa: "Visa",
	mastercard: "Mastercard",
	amex: "American Express",
	maestro: "Maestro",
	discover: "Discover",
	diners: "Diners Club",
	jcb: "JCB",
};

const MONTH: Intl.DateTimeFormatOptions = { month: "long", year: "numeric", timeZone: "UTC" };

/** How a saved card is called, and until when it can be used or why it cannot. */
export function useCardNames() {
	const t = useSavedCardTexts();
	const dateText = useDateText();
	return {
		nameOf: ({ brand, lastFour }: SavedCard): string =>
			`${brand === "other" ? t("card") : NAMES[brand]} •• ${lastFour}`,
		stateOf({ expires, closed }: SavedCard): string {
			const [year, month] = expires.split("-").map(Number) as [number, number];
			const text = dateText(Date.UTC(year, month - 1, 15), MONTH);
			return closed ? t(`closed.${closed}`, { month: text }) : t("expires", { month: text });
		},
	};
}
