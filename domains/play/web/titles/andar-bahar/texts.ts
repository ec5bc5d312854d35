import { openTexts } from "@baize/platform-web/i18n";
import type en from "./texts/en.ts";

export const useAndarBaharTexts = await openTexts<typeof en>(
	"andar-bahar",
	import.meta.glob("./texts/*.ts", { query: "?icu", import: "default" }),
);
