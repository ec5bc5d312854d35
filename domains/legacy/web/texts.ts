import { openTexts } from "@baize/platform-web/i18n";
import type en from "./texts/en.ts";

export const useLegacyTexts = await openTexts<typeof en>(
	"legacy",
	import.meta.glob("./texts/*.ts", { query: "?icu", import: "default" }),
);
