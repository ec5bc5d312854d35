import { openTexts } from "@baize/platform-web/i18n";
import type en from "./texts/en.ts";

export const useSpinsTexts = await openTexts<typeof en>(
	"spins",
	import.meta.glob("./texts/*.ts", { query: "?icu", import: "default" }),
);

export type SpinsTexts = ReturnType<typeof useSpinsTexts>;
