import faceStyles from "../cards/face.css?url";
import type { StageLoad } from "../loads/stage-load.ts";
import chipStyles from "../table/chips.css?url";
import styles from "./andar-bahar.css?url";
import sceneStyles from "./scene.css?url";

export const andarBahar: StageLoad = {
	part: () => import("./AndarBaharStage.tsx"),
	styles: [faceStyles, chipStyles, styles, sceneStyles],
};
