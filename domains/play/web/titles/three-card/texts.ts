import { openTexts } from "@baize/platform-web/i18n";
import type en from "./texts/en.ts";

export const useThreeCardTexts = await openTexts<typeof en>(
	"three-card",
	import.meta.glob("./texts/*.ts", { query: "?icu", import: "default" }),
);

export type ThreeCardTexts = ReturnType<typeof useThreeCardTexts>;
