import type { OfficePart } from "@baize/platform-backoffice";
import { announcements } from "./announcements.tsx";

/** Messages from operators to players. */
export const notificationsPart: OfficePart = { group: "content", resources: [announcements] };
