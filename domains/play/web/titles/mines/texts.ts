import { openTexts } from "@baize/platform-web/i18n";
import type en from "./texts/en.ts";

export const useMinesTexts = await openTexts<typeof en>(
	"mines",
	import.meta.glob("./texts/*.ts", { query: "?icu", import: "default" }),
);
