import { closingOf } from "@baize/ledger/contract";
import type { Movement } from "../ports.ts";

const PROMOTIONAL: readonly string[] = ["freeSpin", "freeSpinWonBonus"];
export const isPromotional = ({ kind }: Movement): boolean => PROMOTIONAL.includes(kind);
/** How a round with decisions ends. Its stakes are no rows of their own. */
const ENDS: readonly string[] = ["casinoSettle", "casinoVoid"];
export const isEnd = ({ kind }: Movement): boolean => ENDS.includes(kind);
/** Its further stakes have ends of their own, which are no rows either. */
const isEndOfRound = (row: Movement): boolean => isEnd(row) && row.opId === closingOf(row.reference);
export const isRound = (row: Movement): boolean =>
	row.kind === "casinoRound" || isPromotional(row) || isEndOfRound(row);
