/**
 * Amounts as someone outside may write them into a request, each as its text: none is an integer of minor units above zero
 * that a number holds exactly, and one is not even JSON.
 */
export type BadAmount = { name: string; json: string; isJson: boolean };

export const BAD_AMOUNTS: readonly BadAmount[] = [
	{ name: "0", json: "0", isJson: true },
	{ name: "a negative one", json: "-5000", isJson: true },
	{ name: "a fraction of the minor unit", json: "5000.5", isJson: true },
	{ name: "1e308", json: "1e308", isJson: true },
	{ name: "1e400, which is infinite", json: "1e400", isJson: true },
	{ name: "2^53 + 1", json: "9007199254740993", isJson: true },
	{ name: "a text", json: '"5000"', isJson: true },
	{ name: "a list", json: "[5000]", isJson: true },
	{ name: "an object", json: '{"minor":5000}', isJson: true },
	{ name: "true", json: "true", isJson: true },
	{ name: "null", json: "null", isJson: true },
	{ name: "NaN", json: "NaN", isJson: false },
];
