import { openTexts } from "@baize/platform-web/i18n";
import type en from "./texts/en.ts";

export const useReferralTexts = await openTexts<typeof en>(
	"referral",
	import.meta.glob("./texts/*.ts", { query: "?icu", import: "default" }),
);
