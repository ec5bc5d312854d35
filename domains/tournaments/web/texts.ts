import { openTexts } from "@baize/platform-web/i18n";
import type en from "./texts/en.ts";

export const useTournamentsTexts = await openTexts<typeof en>(
	"tournaments",
	import.meta.glob("./texts/*.ts", { query: "?icu", import: "default" }),
);
