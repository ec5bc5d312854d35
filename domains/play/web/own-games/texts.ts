import { openTexts } from "@baize/platform-web/i18n";
import type en from "./texts/en.ts";

/** Of the page of one's own games and of the cards. Separate from the texts of the games: a lobby does not load those. */
export const useOwnGamesTexts = await openTexts<typeof en>(
	"ownGames",
	import.meta.glob("./texts/*.ts", { query: "?icu", import: "default" }),
);
