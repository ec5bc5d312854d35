import type { OfficePart } from "@baize/platform-backoffice";
import { offers } from "./offers.tsx";

export { PlayerGrantsPanel } from "./PlayerGrantsPanel.tsx";

/** The domain's part of the back office. */
export const promotionsPart: OfficePart = { resources: [offers] };
