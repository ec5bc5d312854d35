import type { StageLoad } from "../loads/stage-load.ts";
import chipStyles from "../table/chips.css?url";
import clothStyles from "./cloth.css?url";
import styles from "./roulette.css?url";

export const roulette: StageLoad = {
	part: () => import("./RouletteStage.tsx"),
	styles: [styles, chipStyles, clothStyles],
};
