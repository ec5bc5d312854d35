import { openTexts } from "@baize/platform-web/i18n";
import type en from "./texts/en.ts";

export const useLastWinsTexts = await openTexts<typeof en>(
	"lastWins",
	import.meta.glob("./texts/*.ts", { query: "?icu", import: "default" }),
);
