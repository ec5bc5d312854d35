import { openTexts } from "../i18n/texts.ts";
import type en from "./texts/en.ts";

/** What a refused call says whatever room it went to; a page that makes no call does not load it. */
export const useHouseTexts = await openTexts<typeof en>(
	"house",
	import.meta.glob("./texts/*.ts", { query: "?icu", import: "default" }),
);
