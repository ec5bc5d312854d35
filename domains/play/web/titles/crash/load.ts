import type { StageLoad } from "../loads/stage-load.ts";
import seatStyles from "../shared-table/seats.css?url";
import styles from "./crash.css?url";

export const crash: StageLoad = {
	part: () => import("./CrashStage.tsx"),
	styles: [styles, seatStyles],
};
