import {
	choiceFilter,
	countColumn,
	defineResource,
	stateColumn,
	textColumn,
	textFilter,
	timeColumn,
} from "@baize/platform-backoffice";
import { IconPhoto } from "@tabler/icons-react";
import { listPictures, PICTURE_STATES, type PictureRow, readPictureRecord } from "../../contract/index.ts";
import { PicturePage } from "./PicturePage.tsx";
import { Thumbnail } from "./Thumbnail.tsx";
import { texts } from "./texts.ts";
import { TONES } from "./tones.ts";
import { UploadAct } from "./UploadAct.tsx";

/** What operators have uploaded for the content. */
export const pictures = defineResource({
	name: "pictures",
	icon: IconPhoto,
	texts,
	list: {
		call: listPictures,
		rows: "pictures",
		columns: [
			{ id: "picture", show: (row: PictureRow) => <Thumbnail picture={row} alt="" /> },
			textColumn("name"),
			textColumn("alt"),
			stateColumn("state", "pictures.states", TONES),
			countColumn("uses"),
			textColumn("byName"),
			timeColumn("uploadedAtMs"),
		],
		filters: [
			choiceFilter("state", { values: PICTURE_STATES, texts: "pictures.states", any: "pictures.allStates" }),
			textFilter("search"),
		],
		actions: UploadAct,
		openLabel: ({ name }) => name,
	},
	record: { call: readPictureRecord, input: (picture) => ({ params: { picture } }), page: PicturePage },
});
