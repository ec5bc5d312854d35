import { openTexts } from "@baize/platform-web/i18n";
import type en from "./texts/en.ts";

export const useScratchTexts = await openTexts<typeof en>(
	"scratch",
	import.meta.glob("./texts/*.ts", { query: "?icu", import: "default" }),
);
