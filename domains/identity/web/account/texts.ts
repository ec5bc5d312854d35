import { openTexts } from "@baize/platform-web/i18n";
import type en from "./texts/en.ts";

/** Separate from the domain's other texts: texts of account pages are not loaded with the login. */
export const useAccountTexts = await openTexts<typeof en>(
	"account",
	import.meta.glob("./texts/*.ts", { query: "?icu", import: "default" }),
);
