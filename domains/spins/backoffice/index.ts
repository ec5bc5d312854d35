import type { OfficePart } from "@baize/platform-backoffice";
import { PlayerSpinsPanel } from "./PlayerSpinsPanel.tsx";
import { texts } from "./texts.ts";

/** The domain's part of the back office: its panel stands on the page of a player. */
export const spinsPart: OfficePart = { panels: { players: [PlayerSpinsPanel] }, texts };
