/**
 * A price is a decimal odds in whole ten-thousandths: 2.10 is 21_000. It includes the stake, so it is above 10_000.
 * Integers keep the money exact; four places hold every fraction of the books closely enough to be written back.
 */
export type PriceX10000 = number;

/** How a person likes to read prices. spec §9 */
export type OddsStyle = "decimal" | "fractional" | "american";
