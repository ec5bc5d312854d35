import type { AcceptPriceChanges } from "../../contract/schemas.ts";
import { rememberedChoice } from "../remembered-choice.ts";

/** Which price moves this person takes without being asked. */
export const acceptChanges = /* @__PURE__ */ rememberedChoice<AcceptPriceChanges>("accept-prices", [
	"better",
	"none",
	"any",
]);
