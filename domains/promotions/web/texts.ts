import { openTexts } from "@baize/platform-web/i18n";
import type en from "./texts/en.ts";

export const usePromotionsTexts = await openTexts<typeof en>(
	"promotions",
	import.meta.glob("./texts/*.ts", { query: "?icu", import: "default" }),
);
