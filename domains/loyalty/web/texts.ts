import { openTexts } from "@baize/platform-web/i18n";
import type en from "./texts/en.ts";

export const useLoyaltyTexts = await openTexts<typeof en>(
	"loyalty",
	import.meta.glob("./texts/*.ts", { query: "?icu", import: "default" }),
);
