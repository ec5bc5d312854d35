import { countColumn, defineResource, stateColumn } from "@baize/platform-backoffice";
import { IconTimeline } from "@tabler/icons-react";
import { type FollowerView, listFollowers } from "../contract/index.ts";
import { followerTexts } from "./texts.ts";

const TONES = { follows: "success", behind: "warning", still: "error" } as const;
const SECOND_MS = 1_000;

/** What follows the journal of the ledger, and how far each has come. */
export const followers = defineResource({
	name: "followers",
	icon: IconTimeline,
	texts: followerTexts,
	list: {
		call: listFollowers,
		isWhole: true,
		rows: "followers",
		columns: [
			{ id: "id", text: ({ id }: FollowerView, { t }) => t(`books.followers.${id}`, { _: id }) },
			stateColumn("state", "books.followerStates", TONES),
			countColumn("operations"),
			{
				id: "waitsMs",
				text: ({ waitsMs }: FollowerView, { t }) =>
					waitsMs === 0 ? "" : t("books.seconds", { smart_count: Math.ceil(waitsMs / SECOND_MS) }),
				isNumber: true,
			},
		],
	},
});
