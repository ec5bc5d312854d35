import { openTexts } from "@baize/platform-web/i18n";
import type en from "./texts/en.ts";

/** Of payouts by coins: the address, and what is to be known of them. */
export const useCoinTexts = await openTexts<typeof en>(
	"coins",
	import.meta.glob("./texts/*.ts", { query: "?icu", import: "default" }),
);
