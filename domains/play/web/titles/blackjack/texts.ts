import { openTexts } from "@baize/platform-web/i18n";
import type en from "./texts/en.ts";

export const useBlackjackTexts = await openTexts<typeof en>(
	"blackjack",
	import.meta.glob("./texts/*.ts", { query: "?icu", import: "default" }),
);

export type BlackjackTexts = ReturnType<typeof useBlackjackTexts>;
