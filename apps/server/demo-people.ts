/** The people of development and tests, as the start tells of them. */
export const DEMO_PASSWORD = "baize-demo-2026";

export const DEMO_PEOPLE: readonly { email: string; about: string }[] = [
	{ email: "alice@baize.test", about: "a player with money" },
	{ email: "bob@baize.test", about: "a player" },
	{ email: "carol@baize.test", about: "a player" },
	{ email: "dan@baize.test", about: "a player who lives where play is not offered" },
	{ email: "olga@baize.test", about: "an operator with every role" },
	{ email: "oscar@baize.test", about: "an operator for support only" },
];
