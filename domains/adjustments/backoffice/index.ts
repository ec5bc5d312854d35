import type { OfficePart } from "@baize/platform-backoffice";
import { texts } from "./texts.ts";

export { PlayerAdjustmentsPanel } from "./PlayerAdjustmentsPanel.tsx";

/** The domain's part of the back office: its panel stands on the page of a player, its proposals with all others. */
export const adjustmentsPart: OfficePart = { texts };
