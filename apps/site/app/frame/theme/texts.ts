import { openTexts } from "@baize/platform-web/i18n";
import type en from "./texts/en.ts";

export const useThemeTexts = await openTexts<typeof en>(
	"theme",
	import.meta.glob("./texts/*.ts", { query: "?icu", import: "default" }),
);
