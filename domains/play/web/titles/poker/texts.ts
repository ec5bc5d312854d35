import { openTexts } from "@baize/platform-web/i18n";
import type en from "./texts/en.ts";

export const usePokerTexts = await openTexts<typeof en>(
	"poker",
	import.meta.glob("./texts/*.ts", { query: "?icu", import: "default" }),
);

export type PokerTexts = ReturnType<typeof usePokerTexts>;
