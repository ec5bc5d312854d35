import { openTexts } from "@baize/platform-web/i18n";
import type en from "./texts/en.ts";

/** Separate from the cashier's other texts: the page of withdrawals loads these alone. */
export const usePreflightTexts = await openTexts<typeof en>(
	"withdrawalPreflight",
	import.meta.glob("./texts/*.ts", { query: "?icu", import: "default" }),
);
