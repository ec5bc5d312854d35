import { openTexts } from "@baize/platform-web/i18n";
import type en from "./texts/en.ts";

/** Of the pages about how rounds are kept fair. Separate from the texts of the games: who plays does not load them. */
export const useProtocolTexts = await openTexts<typeof en>(
	"protocol",
	import.meta.glob("./texts/*.ts", { query: "?icu", import: "default" }),
);
