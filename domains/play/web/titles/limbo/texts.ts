import { openTexts } from "@baize/platform-web/i18n";
import type en from "./texts/en.ts";

export const useLimboTexts = await openTexts<typeof en>(
	"limbo",
	import.meta.glob("./texts/*.ts", { query: "?icu", import: "default" }),
);
