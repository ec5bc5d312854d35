import { openTexts } from "@baize/platform-web/i18n";
import type en from "./texts/en.ts";

/** The texts of the pages of offers and bonuses; those of errors are beside them, for operators too. */
export const useOfferTexts = await openTexts<typeof en>(
	"offers",
	import.meta.glob("./texts/*.ts", { query: "?icu", import: "default" }),
);

export type OfferTexts = ReturnType<typeof useOfferTexts>;
