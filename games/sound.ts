export { browserContext } from "@baize/platform-stage/sound";
export type { Amounts, Cue } from "./sound/cue.ts";
export { pulsesOf } from "./sound/pulses.ts";
export { openGameSound } from "./sound/stage/game-sound.ts";
