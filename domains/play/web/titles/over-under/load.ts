import type { StageLoad } from "../loads/stage-load.ts";
import styles from "./over-under.css?url";

export const overUnder: StageLoad = {
	part: () => import("./OverUnderStage.tsx"),
	styles: [styles],
};
