import { openTexts } from "@baize/platform-web/i18n";
import type en from "./texts/en.ts";

export const usePlinkoTexts = await openTexts<typeof en>(
	"plinko",
	import.meta.glob("./texts/*.ts", { query: "?icu", import: "default" }),
);
