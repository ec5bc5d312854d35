import { openTexts } from "@baize/platform-web/i18n";
import type en from "./texts/en.ts";

export const useNotificationTexts = await openTexts<typeof en>(
	"notifications",
	import.meta.glob("./texts/*.ts", { query: "?icu", import: "default" }),
);
