import { openTexts } from "@baize/platform-web/i18n";
import type en from "./texts/en.ts";

export const useSupportTexts = await openTexts<typeof en>(
	"support",
	import.meta.glob("./texts/*.ts", { query: "?icu", import: "default" }),
);
