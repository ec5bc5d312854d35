import { openTexts } from "@baize/platform-web/i18n";
import type en from "./texts/en.ts";

/** What is refused in these steps has its texts there. */
export { useLoginTexts } from "../texts.ts";

/** Separate from those of the login, which a visitor who logs in waits for: few must do one of these steps. */
export const useActionTexts = await openTexts<typeof en>(
	"actions",
	import.meta.glob("./texts/*.ts", { query: "?icu", import: "default" }),
);
