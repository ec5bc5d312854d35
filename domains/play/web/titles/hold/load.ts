import type { StageLoad } from "../loads/stage-load.ts";
import { SLOT_STYLES } from "../slot/styles.ts";
import coins from "./coins.css?url";
import styles from "./hold.css?url";

export const hold: StageLoad = {
	part: () => import("./HoldStage.tsx"),
	styles: [...SLOT_STYLES, styles, coins],
};
