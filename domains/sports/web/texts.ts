import { openTexts } from "@baize/platform-web/i18n";
import type en from "./texts/en.ts";

export const useSportsTexts = await openTexts<typeof en>(
	"sports",
	import.meta.glob("./texts/*.ts", { query: "?icu", import: "default" }),
);
export type SportsTexts = ReturnType<typeof useSportsTexts>;
