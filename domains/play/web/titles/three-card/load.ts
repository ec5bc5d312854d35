import faceStyles from "../cards/face.css?url";
import type { StageLoad } from "../loads/stage-load.ts";
import styles from "./three-card.css?url";
import wallStyles from "./wall.css?url";

export const threeCard: StageLoad = {
	part: () => import("./ThreeCardStage.tsx"),
	styles: [faceStyles, wallStyles, styles],
};
