import { openTexts } from "@baize/platform-web/i18n";
import type en from "./texts/en.ts";

export const useWalletTexts = await openTexts<typeof en>(
	"wallet",
	import.meta.glob("./texts/*.ts", { query: "?icu", import: "default" }),
);
