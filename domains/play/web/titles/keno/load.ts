import type { StageLoad } from "../loads/stage-load.ts";
import styles from "./keno.css?url";

export const keno: StageLoad = {
	part: () => import("./KenoStage.tsx"),
	styles: [styles],
};
