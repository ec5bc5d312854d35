import { openTexts } from "@baize/platform-web/i18n";
import type en from "./texts/en.ts";

export const useAutoplayTexts = await openTexts<typeof en>(
	"autoplay",
	import.meta.glob("./texts/*.ts", { query: "?icu", import: "default" }),
);
