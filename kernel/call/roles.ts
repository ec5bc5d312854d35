/** What an operator may do; a player has none of these. */
export const ROLES = [
	"audit",
	"compliance",
	"content",
	"flags",
	"games",
	"operators",
	"players",
	"sports",
	"support",
	"verification",
	"withdrawals",
] as const;
export type Role = (typeof ROLES)[number];
