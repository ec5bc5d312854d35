import { openTexts } from "@baize/platform-web/i18n";
import type en from "./texts/en.ts";

export const useOverUnderTexts = await openTexts<typeof en>(
	"over-under",
	import.meta.glob("./texts/*.ts", { query: "?icu", import: "default" }),
);
