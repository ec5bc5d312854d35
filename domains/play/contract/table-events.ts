/** The public topic of the tables that many players share. */
export const TABLES_TOPIC = "tables";

/** Its kinds: a round of a table has entered another phase (`TableRoundView`); who is in it has changed (`TableSeats`). */
export const TABLE_ROUND = "round";
export const TABLE_SEATS = "seats";
