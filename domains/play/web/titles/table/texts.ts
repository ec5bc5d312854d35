import { openTexts } from "@baize/platform-web/i18n";
import type en from "./texts/en.ts";

export const useTableTexts = await openTexts<typeof en>(
	"table",
	import.meta.glob("./texts/*.ts", { query: "?icu", import: "default" }),
);
