import type { OfficePart } from "@baize/platform-backoffice";
import { PlayerPointsPanel } from "./PlayerPointsPanel.tsx";
import { texts } from "./texts.ts";

/** The domain's part of the back office: its panel stands on the page of a player. */
export const loyaltyPart: OfficePart = { panels: { players: [PlayerPointsPanel] }, texts };
