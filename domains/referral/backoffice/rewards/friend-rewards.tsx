import {
	choiceFilter,
	defineResource,
	type Formats,
	stateColumn,
	textColumn,
	timeColumn,
} from "@baize/platform-backoffice";
import { IconGift } from "@tabler/icons-react";
import { type FriendReward, listFriendRewards, PROGRESS_STATES, readFriendReward } from "../../contract/index.ts";
import { FriendRewardPage, TONES } from "./FriendRewardPage.tsx";
import { rewardTexts } from "./texts.ts";

/** Friends of players, how far their rewards are, and why there is none. */
export const friendRewards = defineResource({
	name: "friendRewards",
	icon: IconGift,
	texts: rewardTexts,
	list: {
		call: listFriendRewards,
		rows: "rewards",
		columns: [
			timeColumn("registeredAt"),
			textColumn("id"),
			textColumn("invitedById"),
			stateColumn("state", "friendRewards.states", TONES),
			{
				id: "reason",
				text: ({ reason }: FriendReward, { t }: Formats) => (reason ? t(`friendRewards.reasons.${reason}`) : ""),
			},
			{ id: "heldReason", text: ({ heldReason }: FriendReward) => heldReason ?? "" },
			timeColumn("firstDepositAt"),
			timeColumn("decidedAt"),
		],
		filters: [choiceFilter("state", { values: PROGRESS_STATES, texts: "friendRewards.states" })],
	},
	record: {
		call: readFriendReward,
		input: (friend) => ({ params: { friend } }),
		page: FriendRewardPage,
	},
});
