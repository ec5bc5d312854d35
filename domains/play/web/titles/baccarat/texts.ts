import { openTexts } from "@baize/platform-web/i18n";
import type en from "./texts/en.ts";

export const useBaccaratTexts = await openTexts<typeof en>(
	"baccarat",
	import.meta.glob("./texts/*.ts", { query: "?icu", import: "default" }),
);

export type BaccaratTexts = ReturnType<typeof useBaccaratTexts>;
