import type { OfficePart } from "@baize/platform-backoffice";
import { texts } from "./texts.ts";

export { PlayerSpinsPanel } from "./PlayerSpinsPanel.tsx";

/** The domain's part of the back office: its panel stands on the page of a player. */
export const spinsPart: OfficePart = { texts };
