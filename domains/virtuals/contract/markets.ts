/** The numbers of a race's markets in the sports book. */
export const WIN_MARKET = 1;
export const PLACE_MARKET = 2;
