export { JackpotBar } from "./JackpotBar.tsx";
export { JackpotMark } from "./JackpotMark.tsx";
export { JackpotScreen, loadJackpot } from "./JackpotScreen.tsx";
export { JackpotTiles } from "./JackpotTiles.tsx";
export { JackpotWins } from "./JackpotWins.tsx";
export { useJackpotsTexts } from "./texts.ts";
