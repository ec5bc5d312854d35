export { browserContext, openSoundPlayer, type SoundPlayer } from "./sound-player.ts";
