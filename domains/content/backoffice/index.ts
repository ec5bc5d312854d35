import type { OfficePart } from "@baize/platform-backoffice";
import { entries } from "./entries.ts";
import { pictures } from "./pictures/pictures.tsx";
import { regions } from "./regions/regions.ts";

/** The domain's part of the back office. */
export const contentPart: OfficePart = { resources: [entries, pictures, regions] };
