/** How many countries stand beside each other in the country geo halo. spec §9 */
export const HALO_COLUMNS = 8;

/** What an operator may choose instead. */
export const HALO_COLUMN_CHOICES = [4, 6, HALO_COLUMNS, 12] as const;
