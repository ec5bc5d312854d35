import { openTexts } from "@baize/platform-web/i18n";
import type en from "./texts/en.ts";

export const useArrivalTexts = await openTexts<typeof en>(
	"arrival",
	import.meta.glob("./texts/*.ts", { query: "?icu", import: "default" }),
);
