import { SAFER_PLAY_ROLE } from "../contract/index.ts";
import { saferPlayData } from "./data.ts";
import { GuardedPlayerPage } from "./GuardedPlayerPage.tsx";
import { GuardedPlayers } from "./GuardedPlayers.tsx";
import { registersData } from "./registers/data.ts";
import { RegisterList } from "./registers/RegisterList.tsx";
import { registerTexts } from "./registers/texts.ts";
import { texts } from "./texts.ts";

/** Safer play's part of the back office: its screens, data, texts and the role that it needs. */
export const saferPlayResource = {
	name: "saferPlay",
	role: SAFER_PLAY_ROLE,
	list: GuardedPlayers,
	show: GuardedPlayerPage,
	data: saferPlayData,
	texts,
};

/** Registers of self-exclusions, and who is entered in them here. */
export const registersResource = {
	name: "registers",
	role: SAFER_PLAY_ROLE,
	list: RegisterList,
	data: registersData,
	texts: registerTexts,
};
