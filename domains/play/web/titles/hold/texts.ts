import { openTexts } from "@baize/platform-web/i18n";
import type en from "./texts/en.ts";

export const useHoldTexts = await openTexts<typeof en>(
	"hold",
	import.meta.glob("./texts/*.ts", { query: "?icu", import: "default" }),
);
