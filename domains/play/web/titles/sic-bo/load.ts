import diceStyles from "../dice/dice.css?url";
import type { StageLoad } from "../loads/stage-load.ts";
import chipStyles from "../table/chips.css?url";
import boardStyles from "./board.css?url";
import styles from "./sic-bo.css?url";

export const sicBo: StageLoad = {
	part: () => import("./SicBoStage.tsx"),
	styles: [chipStyles, diceStyles, styles, boardStyles],
};
