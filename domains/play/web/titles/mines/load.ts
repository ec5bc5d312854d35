import type { StageLoad } from "../loads/stage-load.ts";
import styles from "./mines.css?url";

export const mines: StageLoad = {
	part: () => import("./MinesStage.tsx"),
	styles: [styles],
};
