import { openTexts } from "@baize/platform-web/i18n";
import type en from "./texts/en.ts";

export const useJackpotsTexts = await openTexts<typeof en>(
	"jackpots",
	import.meta.glob("./texts/*.ts", { query: "?icu", import: "default" }),
);

export type JackpotsTexts = ReturnType<typeof useJackpotsTexts>;
