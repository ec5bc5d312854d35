import { openTexts } from "@baize/platform-web/i18n";
import type en from "./texts/en.ts";

export const useLobbyTexts = await openTexts<typeof en>(
	"lobby",
	import.meta.glob("./texts/*.ts", { query: "?icu", import: "default" }),
);
