import { openTexts } from "@baize/platform-web/i18n";
import type en from "./texts/en.ts";

export const useMissionsTexts = await openTexts<typeof en>(
	"missions",
	import.meta.glob("./texts/*.ts", { query: "?icu", import: "default" }),
);
