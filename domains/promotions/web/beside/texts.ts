import { openTexts } from "@baize/platform-web/i18n";
import type en from "./texts/en.ts";

/** The texts that stand on pages of other domains, which load no more of this one. */
export const useBesideTexts = await openTexts<typeof en>(
	"besideBonus",
	import.meta.glob("./texts/*.ts", { query: "?icu", import: "default" }),
);
