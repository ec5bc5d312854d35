import { READS_PLAYERS } from "../contract/index.ts";
import { playersData } from "./data.ts";
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

/** What each operator sees to himself, whatever the roles are. */
export const ownPassword = { path: "/password", title: "people.password.title", page: PasswordPage };
