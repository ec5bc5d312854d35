/** For so many days a tier is kept after the points no longer reach it. */
export const GRACE_DAYS = 30;

/** For so many days the player's page says why a tier was lost. */
export const LOSS_SHOWN_DAYS = 90;
