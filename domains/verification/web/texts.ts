import { openTexts } from "@baize/platform-web/i18n";
import type en from "./texts/en.ts";

export const useVerificationTexts = await openTexts<typeof en>(
	"verification",
	import.meta.glob("./texts/*.ts", { query: "?icu", import: "default" }),
);
