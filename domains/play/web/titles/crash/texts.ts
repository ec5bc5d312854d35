import { openTexts } from "@baize/platform-web/i18n";
import type en from "./texts/en.ts";

export const useCrashTexts = await openTexts<typeof en>(
	"crash",
	import.meta.glob("./texts/*.ts", { query: "?icu", import: "default" }),
);
