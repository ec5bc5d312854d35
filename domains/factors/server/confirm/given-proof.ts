import {
	CODE_HEADER,
	METHOD_HEADER,
	type Method,
	OPERATION_HEADER,
	type Operation,
	type ProofHeaders,
	readMethod,
} from "../../contract/index.ts";
import { refuse } from "../refuse.ts";

type Given = { code: string; method: Method };

/** The code and method of a call's headers; undefined without a code. A proof for another operation is refused. */
export function givenProof(
	headers: ProofHeaders,
	operation: Operation,
	otherwise: (code: string) => Method,
	body: { code?: string; operation?: string } = {},
): Given | undefined {
	const code = headers[CODE_HEADER] ?? body.code;
	const namedOperation = headers[OPERATION_HEADER] ?? body.operation;
	if (namedOperation !== undefined && namedOperation !== operation) throw refuse("MFA_ERROR_VALIDATING_OPERATION");
	const namedMethod = headers[METHOD_HEADER];
	const method = namedMethod === undefined ? otherwise(code ?? "") : readMethod(namedMethod);
	if (!method) throw refuse("MFA_CONFIGURATION_ERROR");
	return code ? { code, method } : undefined;
}
