import { openTexts } from "@baize/platform-web/i18n";
import type en from "./texts/en.ts";

export const useHistoryTexts = await openTexts<typeof en>(
	"history",
	import.meta.glob("./texts/*.ts", { query: "?icu", import: "default" }),
);
