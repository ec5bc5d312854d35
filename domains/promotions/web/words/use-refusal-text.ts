import { type CallError, useErrorText } from "@baize/platform-web/reads";
import { OFFER_BLOCKS } from "../../contract/offers.data.ts";
import { usePromotionsTexts } from "../texts.ts";
import { useOfferTexts } from "./texts.ts";

/** The text of a refused call. Where an offer may not be taken, it is the reason why. */
export function useRefusalText(): (error: CallError) => string {
	const t = useOfferTexts();
	const errorText = useErrorText();
	// The errors' own texts are loaded with it.
	usePromotionsTexts();
	return (error) => {
		const { block } = (error.body.details ?? {}) as { block?: string };
		const known = OFFER_BLOCKS.find((each) => each === block);
		if (error.code !== "OFFER_NOT_OPEN" || !known) return errorText(error);
		return known === "notYet" ? t("blocks.notYetPlain") : t(`blocks.${known}`);
	};
}
