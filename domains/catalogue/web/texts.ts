import { openTexts } from "@baize/platform-web/i18n";
import type en from "./texts/en.ts";

export const useCatalogueTexts = await openTexts<typeof en>(
	"catalogue",
	import.meta.glob("./texts/*.ts", { query: "?icu", import: "default" }),
);
