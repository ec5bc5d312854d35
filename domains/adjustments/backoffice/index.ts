import type { OfficePart } from "@baize/platform-backoffice";
import { PlayerAdjustmentsPanel } from "./PlayerAdjustmentsPanel.tsx";
import { texts } from "./texts.ts";

/** The domain's part of the back office: its panel stands on the page of a player, its proposals with all others. */
export const adjustmentsPart: OfficePart = { panels: { players: [PlayerAdjustmentsPanel] }, texts };
