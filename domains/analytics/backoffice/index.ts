import type { OfficePart } from "@baize/platform-backoffice";
import { analytics } from "./analytics.tsx";

/** The domain's part of the back office. */
export const analyticsPart: OfficePart = { group: "reports", resources: [analytics] };
