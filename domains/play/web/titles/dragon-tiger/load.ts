import faceStyles from "../cards/face.css?url";
import type { StageLoad } from "../loads/stage-load.ts";
import chipStyles from "../table/chips.css?url";
import styles from "./dragon-tiger.css?url";
import puppetStyles from "./puppets.css?url";

export const dragonTiger: StageLoad = {
	part: () => import("./DragonTigerStage.tsx"),
	styles: [faceStyles, chipStyles, styles, puppetStyles],
};
