import { openTexts } from "@baize/platform-web/i18n";
import type en from "./texts/en.ts";

export const useIdentityTexts = await openTexts<typeof en>(
	"identity",
	import.meta.glob("./texts/*.ts", { query: "?icu", import: "default" }),
);
