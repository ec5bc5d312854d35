import type { StageLoad } from "../loads/stage-load.ts";
import styles from "./hi-lo.css?url";

export const hiLo: StageLoad = {
	part: () => import("./HiLoStage.tsx"),
	styles: [styles],
};
