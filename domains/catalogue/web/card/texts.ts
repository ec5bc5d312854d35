import { openTexts } from "@baize/platform-web/i18n";
import type en from "./texts/en.ts";

/** Separate from the texts of the categories, which the lobby does not load. */
export const useCardTexts = await openTexts<typeof en>(
	"gameCard",
	import.meta.glob("./texts/*.ts", { query: "?icu", import: "default" }),
);
