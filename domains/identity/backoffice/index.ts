import { officePages } from "@baize/platform-paths";
import { OPERATORS_ROLE, READS_PLAYERS } from "../contract/index.ts";
import { AccountPage } from "./account/AccountPage.tsx";
import { freezesData, playersData } from "./data.ts";
import { DuplicateList } from "./duplicates/DuplicateList.tsx";
import { duplicatesData } from "./duplicates/data.ts";
import { duplicateTexts } from "./duplicates/texts.ts";
import { FreezeList } from "./FreezeList.tsx";
import { freezeTexts } from "./freeze-texts.ts";
import { operatorsTexts } from "./operator-texts.ts";
import { operatorsData } from "./operators/data.ts";
import { OperatorList } from "./operators/OperatorList.tsx";
import { OperatorPage } from "./operators/OperatorPage.tsx";
import { PlayerList } from "./PlayerList.tsx";
import { PlayerPage } from "./PlayerPage.tsx";
import { texts } from "./texts.ts";

/**
 * The players' section of the back office: search and player record, its data, its texts and the roles of which one is
 * needed.
 */
export const playersResource = {
	name: "players",
	role: READS_PLAYERS,
	list: PlayerList,
	show: PlayerPage,
	data: playersData,
	texts,
};

/** Frozen payouts: a task list for operators who manage players. The work is done on the player's page. */
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

/** The operators' section: who they are, and what can be done about their access. */
export const operatorsResource = {
	name: "operators",
	role: OPERATORS_ROLE,
	list: OperatorList,
	show: OperatorPage,
	data: operatorsData,
	texts: operatorsTexts,
};

/** What each operator manages for themselves, whatever their roles. */
export const ownAccount = { path: officePages.account, title: "access.account.title", page: AccountPage };

export { FreshProof } from "./login/FreshProof.tsx";
export { IdleLogout } from "./login/IdleLogout.tsx";
export { OperatorLogin } from "./login/OperatorLogin.tsx";
export { accessTexts } from "./operator-texts.ts";
export { Reveal } from "./Reveal.tsx";
