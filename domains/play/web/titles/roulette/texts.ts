import { openTexts } from "@baize/platform-web/i18n";
import type en from "./texts/en.ts";

export const useRouletteTexts = await openTexts<typeof en>(
	"roulette",
	import.meta.glob("./texts/*.ts", { query: "?icu", import: "default" }),
);

export type RouletteTexts = ReturnType<typeof useRouletteTexts>;
