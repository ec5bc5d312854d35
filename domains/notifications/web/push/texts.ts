import { openTexts } from "@baize/platform-web/i18n";
import type en from "./texts/en.ts";

export const usePushTexts = await openTexts<typeof en>(
	"push",
	import.meta.glob("./texts/*.ts", { query: "?icu", import: "default" }),
);
