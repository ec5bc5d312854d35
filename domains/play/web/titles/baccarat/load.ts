import faceStyles from "../cards/face.css?url";
import type { StageLoad } from "../loads/stage-load.ts";
import chipStyles from "../table/chips.css?url";
import styles from "./baccarat.css?url";
import placeStyles from "./places.css?url";

export const baccarat: StageLoad = {
	part: () => import("./BaccaratStage.tsx"),
	styles: [faceStyles, chipStyles, styles, placeStyles],
};
