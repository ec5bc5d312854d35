/** Informs every page that a pot was won, so that none shows what it no longer has. */
export const JACKPOTS_TOPIC = "jackpots";
/** Informs the winner's pages. */
export const JACKPOT_WINS_TOPIC = "jackpot-wins";
export const JACKPOT_WON = "jackpotWon";
