import type { OfficePart } from "@baize/platform-backoffice";
import { lobby } from "./lobby.tsx";

/** The domain's part of the back office. */
export const lobbyPart: OfficePart = { group: "content", resources: [lobby] };
