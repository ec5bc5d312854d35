import type { OfficePart } from "@baize/platform-backoffice";
import { flags } from "./flags.tsx";

/** The flags' part of the back office. */
export const flagsPart: OfficePart = { group: "setup", resources: [flags] };
