export { browserContext, openSoundPlayer, type SoundPlayer, type SoundPlayerOptions } from "./sound-player.ts";
