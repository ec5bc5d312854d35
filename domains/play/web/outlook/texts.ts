import { openTexts } from "@baize/platform-web/i18n";
import type en from "./texts/en.ts";

export const useOutlookTexts = await openTexts<typeof en>(
	"outlook",
	import.meta.glob("./texts/*.ts", { query: "?icu", import: "default" }),
);
