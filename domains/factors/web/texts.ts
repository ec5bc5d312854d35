import { openTexts } from "@baize/platform-web/i18n";
import type en from "./texts/en.ts";

export const useFactorsTexts = await openTexts<typeof en>(
	"factors",
	import.meta.glob("./texts/*.ts", { query: "?icu", import: "default" }),
);
