import { openTexts } from "@baize/platform-web/i18n";
import type en from "./texts/en.ts";

export const useDragonTigerTexts = await openTexts<typeof en>(
	"dragon-tiger",
	import.meta.glob("./texts/*.ts", { query: "?icu", import: "default" }),
);
