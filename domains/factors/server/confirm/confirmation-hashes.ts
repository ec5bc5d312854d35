import { idText } from "@baize/kernel/id";
import type { Method } from "../../contract/index.ts";
import type { Parts } from "../ports.ts";
import { plainRecoveryCode } from "../two-factor/recovery-codes.ts";
import type { GivenProof } from "./confirmation-rules.ts";
import type { ConfirmationKey } from "./confirmation-store.ts";

type Hashing = Pick<Parts, "hashOf">;
/** What is authorised, by which method, and the code that proves it. */
type Given = { authorises: string; method: Method; code: string };

const keyTexts = ({ playerId, sessionId, operation }: ConfirmationKey): string[] => [
	idText(playerId),
	idText(sessionId),
	operation,
];

export const bindingHashOf = ({ hashOf }: Hashing, key: ConfirmationKey, authorises: string): Buffer =>
	hashOf("binding", ...keyTexts(key), authorises);

/** The hash covers everything that the code is bound to: submitted for anything else, the code has another hash. */
export const codeHashOf = ({ hashOf }: Hashing, key: ConfirmationKey, authorises: string, code: string): Buffer =>
	hashOf("code", ...keyTexts(key), authorises, code);

export const SIX_DIGITS = /^\d{6}$/;

/** A recovery code is the same in any spelling. */
const plainCode = ({ method, code }: Given): string =>
	method === "TWO_FACTOR_AUTHENTICATION" && !SIX_DIGITS.test(code) ? plainRecoveryCode(code) : code;

/** `requestId`: what the proof is used for; empty if the operation and what it authorises are enough. */
export const givenProofOf = (parts: Hashing, key: ConfirmationKey, given: Given, requestId: string): GivenProof => ({
	method: given.method,
	bindingHash: bindingHashOf(parts, key, given.authorises),
	proofHash: parts.hashOf("proof", ...keyTexts(key), given.authorises, given.method, plainCode(given)),
	requestHash: parts.hashOf("request", ...keyTexts(key), requestId),
});
