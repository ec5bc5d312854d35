import { openTexts } from "@baize/platform-web/i18n";
import type en from "./texts/en.ts";

export const useChatTexts = await openTexts<typeof en>(
	"chat",
	import.meta.glob("./texts/*.ts", { query: "?icu", import: "default" }),
);
