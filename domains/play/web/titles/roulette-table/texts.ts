import { openTexts } from "@baize/platform-web/i18n";
import type en from "./texts/en.ts";

export const useRouletteTableTexts = await openTexts<typeof en>(
	"roulette-table",
	import.meta.glob("./texts/*.ts", { query: "?icu", import: "default" }),
);
