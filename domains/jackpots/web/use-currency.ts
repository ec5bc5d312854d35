import { useViewer } from "@baize/platform-web/page";
import { DEFAULT_CURRENCY } from "../contract/index.ts";

/** The player's currency, or that of visitors. */
export const useCurrency = (): string => useViewer()?.currency || DEFAULT_CURRENCY;
