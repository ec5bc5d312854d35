import type { StageLoad } from "../loads/stage-load.ts";
import styles from "./poker.css?url";

export const videoPoker: StageLoad = {
	part: () => import("./PokerStage.tsx"),
	styles: [styles],
};
