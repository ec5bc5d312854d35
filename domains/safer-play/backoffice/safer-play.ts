import { countColumn, defineResource, textColumn, textFilter, timeColumn } from "@baize/platform-backoffice";
import { IconShieldHeart } from "@tabler/icons-react";
import { listGuardedPlayers, readGuardedPlayer } from "../contract/index.ts";
import { GuardedPlayerPage } from "./GuardedPlayerPage.tsx";
import { texts } from "./texts.ts";

/** Players with limits or breaks, the latest change first; other players by e-mail or id. */
export const saferPlay = defineResource({
	name: "saferPlay",
	icon: IconShieldHeart,
	texts,
	list: {
		call: listGuardedPlayers,
		rows: "items",
		columns: [
			textColumn("name"),
			textColumn("email"),
			{
				id: "restriction",
				text: ({ restriction, untilMs }, { t, time }) =>
					restriction
						? `${t(`saferPlay.restrictions.${restriction}`)}, ${untilMs === null ? t("saferPlay.noEnd") : time(untilMs)}`
						: "",
			},
			countColumn("limits"),
			timeColumn("changedAtMs"),
		],
		filters: [textFilter("find")],
	},
	record: { call: readGuardedPlayer, input: (player) => ({ params: { player } }), page: GuardedPlayerPage },
});
