import { openTexts } from "@baize/platform-web/i18n";
import type en from "./texts/en.ts";

export const useStickyTexts = await openTexts<typeof en>(
	"sticky",
	import.meta.glob("./texts/*.ts", { query: "?icu", import: "default" }),
);
