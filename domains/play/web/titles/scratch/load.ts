import type { StageLoad } from "../loads/stage-load.ts";
import styles from "./scratch.css?url";

export const scratch: StageLoad = {
	part: () => import("./ScratchStage.tsx"),
	styles: [styles],
};
