import type { StageLoad } from "../loads/stage-load.ts";
import styles from "./wheel.css?url";

export const wheel: StageLoad = {
	part: () => import("./WheelStage.tsx"),
	styles: [styles],
};
