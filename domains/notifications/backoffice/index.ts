import { ANNOUNCEMENTS_ROLE, LETTERS_ROLE } from "../contract/index.ts";
import { AnnouncementList } from "./AnnouncementList.tsx";
import { announcementData } from "./data.ts";
import { texts } from "./texts.ts";

/**
 * Messages from operators to players: for operators who may write to one player, and for those who may write to all.
 */
export const announcementsResource = {
	name: "announcements",
	role: [LETTERS_ROLE, ANNOUNCEMENTS_ROLE],
	list: AnnouncementList,
	data: announcementData,
	texts,
};
