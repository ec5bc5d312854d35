import { openTexts } from "@baize/platform-web/i18n";
import type en from "./texts/en.ts";

/** Of games of other makers. */
export const useProvidedTexts = await openTexts<typeof en>(
	"provided",
	import.meta.glob("./texts/*.ts", { query: "?icu", import: "default" }),
);
