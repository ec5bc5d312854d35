import { openTexts } from "@baize/platform-web/i18n";
import type en from "./texts/en.ts";

export const useClusterTexts = await openTexts<typeof en>(
	"cluster",
	import.meta.glob("./texts/*.ts", { query: "?icu", import: "default" }),
);
