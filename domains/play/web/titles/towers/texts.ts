import { openTexts } from "@baize/platform-web/i18n";
import type en from "./texts/en.ts";

export const useTowersTexts = await openTexts<typeof en>(
	"towers",
	import.meta.glob("./texts/*.ts", { query: "?icu", import: "default" }),
);
