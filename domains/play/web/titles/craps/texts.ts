import { openTexts } from "@baize/platform-web/i18n";
import type en from "./texts/en.ts";

export const useCrapsTexts = await openTexts<typeof en>(
	"craps",
	import.meta.glob("./texts/*.ts", { query: "?icu", import: "default" }),
);
export type CrapsTexts = ReturnType<typeof useCrapsTexts>;
