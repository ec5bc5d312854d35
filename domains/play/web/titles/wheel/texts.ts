import { openTexts } from "@baize/platform-web/i18n";
import type en from "./texts/en.ts";

export const useWheelTexts = await openTexts<typeof en>(
	"wheel",
	import.meta.glob("./texts/*.ts", { query: "?icu", import: "default" }),
);
