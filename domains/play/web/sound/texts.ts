import { openTexts } from "@baize/platform-web/i18n";
import type en from "./texts/en.ts";

export const useSoundTexts = await openTexts<typeof en>(
	"sound",
	import.meta.glob("./texts/*.ts", { query: "?icu", import: "default" }),
);
