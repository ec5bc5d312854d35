import { openTexts } from "@baize/platform-web/i18n";
import type en from "./texts/en.ts";

/** Separate from the cashier's other texts: the profile page loads these alone. */
export const useBankAccountTexts = await openTexts<typeof en>(
	"bankAccounts",
	import.meta.glob("./texts/*.ts", { query: "?icu", import: "default" }),
);
