import type { StageLoad } from "../loads/stage-load.ts";
import styles from "./plinko.css?url";

export const plinko: StageLoad = {
	part: () => import("./PlinkoStage.tsx"),
	styles: [styles],
};
