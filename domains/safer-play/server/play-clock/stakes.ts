import { KIND_SPECS, type Kind } from "@baize/ledger/contract";

/** What counts as play is what bars hold back, also a stake that the operator pays. */
export const isStake = (kind: Kind): boolean => KIND_SPECS[kind].heldBy !== undefined;
