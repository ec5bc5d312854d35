import diceStyles from "../dice/dice.css?url";
import type { StageLoad } from "../loads/stage-load.ts";
import chipStyles from "../table/chips.css?url";
import boardStyles from "./board.css?url";
import styles from "./craps.css?url";

export const craps: StageLoad = {
	part: () => import("./CrapsStage.tsx"),
	styles: [chipStyles, diceStyles, styles, boardStyles],
};
