import { type OddsStyle, oddsText } from "@baize/kernel/odds";
import { useCallback } from "react";
import { rememberedChoice } from "./remembered-choice.ts";

/** The player's price style; the server sends decimals. SPORT-01 */
export const oddsStyle = /* @__PURE__ */ rememberedChoice<OddsStyle>("odds-style", [
	"decimal",
	"fractional",
	"american",
]);

export function useOddsText(): (priceX10000: number) => string {
	const style = oddsStyle.use();
	return useCallback((priceX10000) => oddsText(priceX10000, style), [style]);
}
