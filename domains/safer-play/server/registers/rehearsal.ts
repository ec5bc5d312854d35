import type { ExclusionRegister } from "./ports.ts";

const NAME = "rex excluded";
const EMAIL = "excluded@baize.test";

/** For development and tests: always lists Rex Excluded, and every person with this e-mail. */
export const rehearsalRegister: ExclusionRegister = {
	isListed: async ({ firstName, lastName, email }) =>
		`${firstName} ${lastName}`.toLowerCase() === NAME || email.toLowerCase() === EMAIL,
};
