import { openTexts } from "@baize/platform-web/i18n";
import type en from "./texts/en.ts";

/** Of the parts of the lobby that other domains fill. */
export const useLobbyPartsTexts = await openTexts<typeof en>(
	"lobbyParts",
	import.meta.glob("./texts/*.ts", { query: "?icu", import: "default" }),
);
