import { openTexts } from "@baize/platform-web/i18n";
import type en from "./texts/en.ts";

/** Separate from the texts of the games: who plays does not load them. */
export const useVerifyTexts = await openTexts<typeof en>(
	"verify",
	import.meta.glob("./texts/*.ts", { query: "?icu", import: "default" }),
);
