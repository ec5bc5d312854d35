import { openTexts } from "@baize/platform-web/i18n";
import type en from "./texts/en.ts";

export const useSicBoTexts = await openTexts<typeof en>(
	"sic-bo",
	import.meta.glob("./texts/*.ts", { query: "?icu", import: "default" }),
);
export type SicBoTexts = ReturnType<typeof useSicBoTexts>;
