import { openTexts } from "@baize/platform-web/i18n";
import type en from "./texts/en.ts";

/** Separate from the domain's other texts, because a visitor who logs in waits for these alone. */
export const useLoginTexts = await openTexts<typeof en>(
	"login",
	import.meta.glob("./texts/*.ts", { query: "?icu", import: "default" }),
);
