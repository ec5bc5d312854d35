export type { Pace } from "./reels/stage/pace.ts";
export { openReelStage, type ReelStage, type ReelStageOptions } from "./reels/stage/reel-stage.ts";
