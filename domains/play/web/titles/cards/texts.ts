import { openTexts } from "@baize/platform-web/i18n";
import type en from "./texts/en.ts";

export const useCardTexts = await openTexts<typeof en>(
	"cards",
	import.meta.glob("./texts/*.ts", { query: "?icu", import: "default" }),
);
