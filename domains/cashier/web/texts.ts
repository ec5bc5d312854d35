import { openTexts } from "@baize/platform-web/i18n";
import type en from "./texts/en.ts";

export const useCashierTexts = await openTexts<typeof en>(
	"cashier",
	import.meta.glob("./texts/*.ts", { query: "?icu", import: "default" }),
);
