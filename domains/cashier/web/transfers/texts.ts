import { openTexts } from "@baize/platform-web/i18n";
import type en from "./texts/en.ts";

/** Separate from the cashier's other texts: only the page of transfers loads these. */
export const useTransferTexts = await openTexts<typeof en>(
	"transfers",
	import.meta.glob("./texts/*.ts", { query: "?icu", import: "default" }),
);
