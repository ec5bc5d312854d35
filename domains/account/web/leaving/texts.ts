import { openTexts } from "@baize/platform-web/i18n";
import type en from "./texts/en.ts";

export const useLeavingTexts = await openTexts<typeof en>(
	"leaving",
	import.meta.glob("./texts/*.ts", { query: "?icu", import: "default" }),
);
