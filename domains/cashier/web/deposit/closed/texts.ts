import { openTexts } from "@baize/platform-web/i18n";
import type en from "./texts/en.ts";

/** Separate from the cashier's other texts: the page of deposits loads these alone. */
export const useClosedTexts = await openTexts<typeof en>(
	"closedDeposits",
	import.meta.glob("./texts/*.ts", { query: "?icu", import: "default" }),
);
