import { openTexts } from "@baize/platform-web/i18n";
import type en from "./texts/en.ts";

export const useVirtualsTexts = await openTexts<typeof en>(
	"virtuals",
	import.meta.glob("./texts/*.ts", { query: "?icu", import: "default" }),
);

export type VirtualsTexts = ReturnType<typeof useVirtualsTexts>;
