import { openTexts } from "../i18n/texts.ts";
import type en from "./texts/en.ts";

/** The texts of refused calls of every domain; a page that makes no call does not load them. */
export const useCommonTexts = await openTexts<typeof en>(
	"common",
	import.meta.glob("./texts/*.ts", { query: "?icu", import: "default" }),
);
