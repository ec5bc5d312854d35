import type { OfficePart } from "@baize/platform-backoffice";
import { offers } from "./offers.tsx";
import { PlayerGrantsPanel } from "./PlayerGrantsPanel.tsx";

/** The domain's part of the back office. */
export const promotionsPart: OfficePart = {
	group: "offers",
	resources: [offers],
	panels: { players: [PlayerGrantsPanel] },
};
