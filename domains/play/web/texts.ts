import { openTexts } from "@baize/platform-web/i18n";
import type en from "./texts/en.ts";

export const usePlayTexts = await openTexts<typeof en>(
	"play",
	import.meta.glob("./texts/*.ts", { query: "?icu", import: "default" }),
);

export type PlayTexts = ReturnType<typeof usePlayTexts>;
