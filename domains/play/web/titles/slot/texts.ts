import { openTexts } from "@baize/platform-web/i18n";
import type en from "./texts/en.ts";

export const useSlotTexts = await openTexts<typeof en>(
	"slot",
	import.meta.glob("./texts/*.ts", { query: "?icu", import: "default" }),
);
