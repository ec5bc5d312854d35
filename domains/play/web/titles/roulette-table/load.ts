import type { StageLoad } from "../loads/stage-load.ts";
import clothStyles from "../roulette/cloth.css?url";
import rouletteStyles from "../roulette/roulette.css?url";
import seatStyles from "../shared-table/seats.css?url";
import chipStyles from "../table/chips.css?url";
import styles from "./roulette-table.css?url";

export const rouletteTable: StageLoad = {
	part: () => import("./RouletteTableStage.tsx"),
	styles: [rouletteStyles, chipStyles, clothStyles, seatStyles, styles],
};
