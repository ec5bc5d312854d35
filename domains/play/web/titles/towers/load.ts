import type { StageLoad } from "../loads/stage-load.ts";
import styles from "./towers.css?url";

export const towers: StageLoad = {
	part: () => import("./TowersStage.tsx"),
	styles: [styles],
};
