import { openTexts } from "@baize/platform-web/i18n";
import type en from "./texts/en.ts";

export const useContentTexts = await openTexts<typeof en>(
	"content",
	import.meta.glob("./texts/*.ts", { query: "?icu", import: "default" }),
);
