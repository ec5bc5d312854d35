import { openTexts } from "@baize/platform-web/i18n";
import type en from "./texts/en.ts";

export const useHiLoTexts = await openTexts<typeof en>(
	"hi-lo",
	import.meta.glob("./texts/*.ts", { query: "?icu", import: "default" }),
);
