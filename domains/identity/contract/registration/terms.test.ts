import { expect, it } from "vitest";
import { TERMS_VERSION, termsInForce } from "./terms.ts";

it.each([
	["those that the site comes with, where none were published", undefined, TERMS_VERSION],
	["the published ones", "2027-02-01", "2027-02-01"],
	["those that the site comes with, where the published day is earlier", "2020-01-01", TERMS_VERSION],
])("[AUTH-13] the terms in force are %s", (_what, published, expected) =>
	expect(termsInForce(published)).toBe(expected),
);
