/** Informs a player's own pages that their spins have changed: granted, used or withdrawn. */
export const SPINS_TOPIC = "spins";
export const SPINS_CHANGED = "spinsChanged";
