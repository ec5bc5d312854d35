import { defineCall, Struct } from "@baize/kernel/call";
import { Ended, NewPassword, PROOF_ERRORS } from "./account-calls.ts";
import { Proof } from "./account-schemas.ts";

/** Whatever the roles are: everybody sees to the own password. */
export const changeOperatorPassword = defineCall({
	name: "changeOperatorPassword",
	method: "PUT",
	path: "/api/v1/operator/password",
	who: "operator",
	level: "session",
	summary: "Changes an operator's own password with the present one. Every other session of the operator ends.",
	body: Struct({ proof: Proof, password: NewPassword }),
	reply: Ended,
	errors: PROOF_ERRORS,
});
