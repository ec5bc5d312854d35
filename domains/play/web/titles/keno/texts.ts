import { openTexts } from "@baize/platform-web/i18n";
import type en from "./texts/en.ts";

export const useKenoTexts = await openTexts<typeof en>(
	"keno",
	import.meta.glob("./texts/*.ts", { query: "?icu", import: "default" }),
);
