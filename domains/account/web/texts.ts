import { openTexts } from "@baize/platform-web/i18n";
import type en from "./texts/en.ts";

export const useAccountTexts = await openTexts<typeof en>(
	"account",
	import.meta.glob("./texts/*.ts", { query: "?icu", import: "default" }),
);
