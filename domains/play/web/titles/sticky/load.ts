import type { StageLoad } from "../loads/stage-load.ts";
import { SLOT_STYLES } from "../slot/styles.ts";
import styles from "./sticky.css?url";

export const sticky: StageLoad = {
	part: () => import("./StickyStage.tsx"),
	styles: [...SLOT_STYLES, styles],
};
