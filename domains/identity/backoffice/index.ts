import { READS_PLAYERS } from "../contract/index.ts";
import { freezesData, playersData } from "./data.ts";
import { DuplicateList } from "./duplicates/DuplicateList.tsx";
import { duplicatesData } from "./duplicates/data.ts";
import { duplicateTexts } from "./duplicates/texts.ts";
import { FreezeList } from "./FreezeList.tsx";
import { freezeTexts } from "./freeze-texts.ts";
import { PasswordPage } from "./PasswordPage.tsx";
import { PlayerList } from "./PlayerList.tsx";
import { PlayerPage } from "./PlayerPage.tsx";
import { texts } from "./texts.ts";

/** The players' place in the back office: search and file, its data, its texts and the roles of which one is needed. */
export const playersResource = {
	name: "players",
	role: READS_PLAYERS,
	list: PlayerList,
	show: PlayerPage,
	data: playersData,
	texts,
};

/** Whose payouts are frozen: a task for whoever looks after players, done on the player's page. */
export const payoutFreezesResource = {
	name: "payoutFreezes",
	role: READS_PLAYERS,
	list: FreezeList,
	data: freezesData,
	texts: freezeTexts,
};

/** Accounts that may be second ones of the same person, and what operators decide about them. */
export const duplicatesResource = {
	name: "duplicates",
	role: READS_PLAYERS,
	list: DuplicateList,
	data: duplicatesData,
	texts: duplicateTexts,
};

/** What each operator sees to himself, whatever the roles are. */
export const ownPassword = { path: "/password", title: "people.password.title", page: PasswordPage };
