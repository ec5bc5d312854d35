/** The forms of a name: "request-withdrawal" is requestWithdrawal in code and RequestWithdrawal on a screen. */
export type Names = { kebab: string; camel: string; pascal: string };

const NAME = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/** Returns null if a name is not written in small letters with hyphens. */
export function namesOf(kebab: string | undefined): Names | null {
	if (!kebab || !NAME.test(kebab)) return null;
	const pascal = kebab
		.split("-")
		.map((word) => word.charAt(0).toUpperCase() + word.slice(1))
		.join("");
	return { kebab, camel: pascal.charAt(0).toLowerCase() + pascal.slice(1), pascal };
}
