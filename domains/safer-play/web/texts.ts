import { openTexts } from "@baize/platform-web/i18n";
import type en from "./texts/en.ts";

export const useSaferPlayTexts = await openTexts<typeof en>(
	"saferPlay",
	import.meta.glob("./texts/*.ts", { query: "?icu", import: "default" }),
);
