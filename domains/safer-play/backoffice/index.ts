import type { OfficePart } from "@baize/platform-backoffice";
import { registers } from "./registers/registers.tsx";
import { saferPlay } from "./safer-play.ts";

/** Limits and breaks of players, and the registers of self-exclusions. */
export const saferPlayPart: OfficePart = { group: "players", resources: [saferPlay, registers] };
