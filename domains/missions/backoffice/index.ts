import type { OfficePart } from "@baize/platform-backoffice";
import { missions } from "./missions.tsx";

/** The domain's part of the back office. */
export const missionsPart: OfficePart = { group: "offers", resources: [missions] };
