import { openTexts } from "@baize/platform-web/i18n";
import type en from "./texts/en.ts";

export const useAnalyticsTexts = await openTexts<typeof en>(
	"analytics",
	import.meta.glob("./texts/*.ts", { query: "?icu", import: "default" }),
);
