import { openTexts } from "@baize/platform-web/i18n";
import type en from "./texts/en.ts";

export const useFrameTexts = await openTexts<typeof en>(
	"frame",
	import.meta.glob("./texts/*.ts", { query: "?icu", import: "default" }),
);
