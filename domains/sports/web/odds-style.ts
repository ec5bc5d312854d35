import { type OddsStyle, oddsText } from "@baize/kernel/odds";
import { useCallback } from "react";
import { rememberedChoice } from "./remembered-choice.ts";

/** How this person reads prices; the server writes decimals. SPORT-01 */
export const oddsStyle = /* @__PURE__ */ rememberedChoice<OddsStyle>("odds-style", [
	"decimal",
	"fractional",
	"american",
]);

export function useOddsText(): (priceX10000: number) => string {
	const style = oddsStyle.use();
	return useCallback((priceX10000) => oddsText(priceX10000, style), [style]);
}
