import type { OfficePart } from "@baize/platform-backoffice";
import { texts } from "./texts.ts";

export { PlayerFreeBetsPanel } from "./PlayerFreeBetsPanel.tsx";

/** The domain's part of the back office: its panel stands on the page of a player. */
export const sportsPart: OfficePart = { texts };
