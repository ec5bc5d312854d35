import type { StageLoad } from "../loads/stage-load.ts";
import { SLOT_STYLES } from "../slot/styles.ts";
import dunesStyles from "./dunes.css?url";
import silkStyles from "./silk.css?url";
import styles from "./ways.css?url";

export const ways: StageLoad = {
	part: () => import("./WaysStage.tsx"),
	styles: [...SLOT_STYLES, styles],
	lookStyles: (gameId) => (gameId === "painted-dunes" ? dunesStyles : silkStyles),
};
