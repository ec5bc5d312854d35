import { openTexts } from "@baize/platform-web/i18n";
import type en from "./texts/en.ts";

export const useSharedTableTexts = await openTexts<typeof en>(
	"shared-table",
	import.meta.glob("./texts/*.ts", { query: "?icu", import: "default" }),
);
