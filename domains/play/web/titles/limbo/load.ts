import type { StageLoad } from "../loads/stage-load.ts";
import styles from "./limbo.css?url";

export const limbo: StageLoad = {
	part: () => import("./LimboStage.tsx"),
	styles: [styles],
};
