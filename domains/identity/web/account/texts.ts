import { openTexts } from "@baize/platform-web/i18n";
import type en from "./texts/en.ts";

/** Apart from the room's other texts: what only pages of the account say does not travel with the login. */
export const useAccountTexts = await openTexts<typeof en>(
	"account",
	import.meta.glob("./texts/*.ts", { query: "?icu", import: "default" }),
);
