import type { StageLoad } from "../loads/stage-load.ts";
import { SLOT_STYLES } from "../slot/styles.ts";
import styles from "./cascade.css?url";

export const cascade: StageLoad = {
	part: () => import("./CascadeStage.tsx"),
	styles: [...SLOT_STYLES, styles],
};
