import type { OfficePart } from "@baize/platform-backoffice";
import { documents } from "./documents.ts";

/** The domain's part of the back office. */
export const verificationPart: OfficePart = { group: "players", resources: [documents] };
