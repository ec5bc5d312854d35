import { openTexts } from "@baize/platform-web/i18n";
import type en from "./texts/en.ts";

export const useCascadeTexts = await openTexts<typeof en>(
	"cascade",
	import.meta.glob("./texts/*.ts", { query: "?icu", import: "default" }),
);
