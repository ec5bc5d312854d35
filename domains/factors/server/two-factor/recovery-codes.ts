import { type Id, idText } from "@baize/kernel/id";
import { drawsOf } from "@baize/kernel/random";
import type { Parts } from "../ports.ts";

const RECOVERY_CODES = 10;
/** Without characters that look like another one. */
const ALPHABET = "23456789abcdefghjkmnpqrstvwxyz";
const GROUP_LENGTH = 5;

/** Two groups of five: 49 bits, impossible to guess with five attempts an hour. */
export function drawRecoveryCodes({ random }: Pick<Parts, "random">): string[] {
	const draws = drawsOf(random);
	const group = () => Array.from({ length: GROUP_LENGTH }, () => ALPHABET[draws.below(ALPHABET.length)]).join("");
	return Array.from({ length: RECOVERY_CODES }, () => `${group()}-${group()}`);
}

/** Ignores capitals, spaces and hyphens. */
export const plainRecoveryCode = (code: string): string => code.toLowerCase().replace(/[^a-z0-9]/g, "");

export const recoveryHashOf = ({ hashOf }: Pick<Parts, "hashOf">, playerId: Id, code: string): Buffer =>
	hashOf("recovery", idText(playerId), plainRecoveryCode(code));
