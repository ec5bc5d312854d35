import type { OfficePart } from "@baize/platform-backoffice";
import { contactMessages } from "./contact-messages.ts";

/** The domain's part of the back office. */
export const supportPart: OfficePart = { resources: [contactMessages] };
