import { ANNOUNCEMENTS_ROLE, LETTERS_ROLE } from "../contract/index.ts";
import { AnnouncementList } from "./AnnouncementList.tsx";
import { announcementData } from "./data.ts";
import { texts } from "./texts.ts";

/** What operators write to players: open to those who write to one, and to those who write to all. */
export const announcementsResource = {
	name: "announcements",
	role: [LETTERS_ROLE, ANNOUNCEMENTS_ROLE],
	list: AnnouncementList,
	data: announcementData,
	texts,
};
