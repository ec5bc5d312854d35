import type { StageLoad } from "../loads/stage-load.ts";
import { SLOT_STYLES } from "../slot/styles.ts";
import styles from "./cluster.css?url";

export const cluster: StageLoad = {
	part: () => import("./ClusterStage.tsx"),
	styles: [...SLOT_STYLES, styles],
};
