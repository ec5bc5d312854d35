/** Where points are: a player's own ones, and the programme's accounts on the other side of each entry. */
export const POINT_ACCOUNTS = ["available", "programme", "redeemed", "expired", "adjusted"] as const;
export type PointAccount = (typeof POINT_ACCOUNTS)[number];

type Sides = { readonly from: PointAccount; readonly to: PointAccount };

/** The kinds of entries of the points book. Each moves points from one account to another. */
export const ENTRY_KINDS = {
	/** By settled play, one entry for each product and day. */
	earned: { from: "programme", to: "available" },
	redeemed: { from: "available", to: "redeemed" },
	expired: { from: "available", to: "expired" },
	/** By an operator, who says why. */
	granted: { from: "adjusted", to: "available" },
	deducted: { from: "available", to: "adjusted" },
} as const satisfies Record<string, Sides>;

export type EntryKind = keyof typeof ENTRY_KINDS;
export const ENTRY_KIND_NAMES = Object.keys(ENTRY_KINDS) as EntryKind[];

export const PRODUCTS = ["casino", "sports", "virtuals"] as const;
export type Product = (typeof PRODUCTS)[number];
