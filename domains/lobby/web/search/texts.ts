import { openTexts } from "@baize/platform-web/i18n";
import type en from "./texts/en.ts";

/** Of the search overlay. Separate from the texts of the lobby: who does not search does not load them. */
export const useSearchTexts = await openTexts<typeof en>(
	"search",
	import.meta.glob("./texts/*.ts", { query: "?icu", import: "default" }),
);
