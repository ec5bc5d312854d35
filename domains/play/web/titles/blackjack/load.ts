import faceStyles from "../cards/face.css?url";
import type { StageLoad } from "../loads/stage-load.ts";
import styles from "./blackjack.css?url";
import cardStyles from "./cards.css?url";
import furnitureStyles from "./furniture.css?url";

export const blackjack: StageLoad = {
	part: () => import("./BlackjackStage.tsx"),
	styles: [furnitureStyles, faceStyles, cardStyles, styles],
};
