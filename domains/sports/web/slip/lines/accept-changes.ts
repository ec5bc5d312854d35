import type { AcceptPriceChanges } from "../../../contract/schemas.ts";
import { rememberedChoice } from "../../remembered-choice.ts";

/** Which price moves the player accepts in advance. */
export const acceptChanges = /* @__PURE__ */ rememberedChoice<AcceptPriceChanges>("accept-prices", [
	"better",
	"none",
	"any",
]);
