import { openTexts } from "@baize/platform-web/i18n";
import type en from "./texts/en.ts";

/** Separate from the cashier's other texts: the profile page loads these alone. */
export const useSavedCardTexts = await openTexts<typeof en>(
	"savedCards",
	import.meta.glob("./texts/*.ts", { query: "?icu", import: "default" }),
);
