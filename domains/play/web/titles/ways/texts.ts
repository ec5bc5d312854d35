import { openTexts } from "@baize/platform-web/i18n";
import type en from "./texts/en.ts";

export const useWaysTexts = await openTexts<typeof en>(
	"ways",
	import.meta.glob("./texts/*.ts", { query: "?icu", import: "default" }),
);
