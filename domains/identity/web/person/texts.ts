import { openTexts } from "@baize/platform-web/i18n";
import type en from "./texts/en.ts";

/** Separate from the domain's other texts: the texts of proofs and refusals are not loaded with the login. */
export const usePersonTexts = await openTexts<typeof en>(
	"person",
	import.meta.glob("./texts/*.ts", { query: "?icu", import: "default" }),
);
