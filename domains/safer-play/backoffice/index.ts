import { SAFER_PLAY_ROLE } from "../contract/index.ts";
import { saferPlayData } from "./data.ts";
import { GuardedPlayerPage } from "./GuardedPlayerPage.tsx";
import { GuardedPlayers } from "./GuardedPlayers.tsx";
import { texts } from "./texts.ts";

/** Safer play in the back office: its screens, its data, its texts and the role that it needs. */
export const saferPlayResource = {
	name: "saferPlay",
	role: SAFER_PLAY_ROLE,
	list: GuardedPlayers,
	show: GuardedPlayerPage,
	data: saferPlayData,
	texts,
};
