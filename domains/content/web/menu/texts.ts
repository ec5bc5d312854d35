import { openTexts } from "@baize/platform-web/i18n";
import type en from "./texts/en.ts";

/** Separate from the texts of the pages, which the lobby does not load. */
export const useMenuTexts = await openTexts<typeof en>(
	"channelMenu",
	import.meta.glob("./texts/*.ts", { query: "?icu", import: "default" }),
);
