import type { Fields } from "@baize/platform-server";
import { DEPOSIT_METHOD_NAMES, WITHDRAWAL_METHODS } from "../../../contract/index.ts";
import type { Fee, Fees } from "../../books/fees.data.ts";

/** Ten-thousandths of a payment: all of it. */
const WHOLE = 10_000;
const MAX_FIXED_MINOR = 1_000_000;

/** What a company takes by its contract, by kind and method. */
export function readFees(fields: Fields): Fees {
	const fees = {
		deposit: byMethod(fields, "deposits", DEPOSIT_METHOD_NAMES),
		withdrawal: byMethod(fields, "payouts", Object.keys(WITHDRAWAL_METHODS)),
	};
	fields.end();
	return fees;
}

function byMethod(fields: Fields, name: string, methods: readonly string[]): Partial<Record<string, Fee>> {
	if (!fields.has(name)) return {};
	const inside = fields.object(name);
	const named = methods.filter((method) => inside.has(method));
	const fees = Object.fromEntries(named.map((method) => [method, readFee(inside.object(method))]));
	inside.end();
	return fees;
}

function readFee(fields: Fields): Fee {
	const fee = {
		perTenThousand: BigInt(fields.integer("perTenThousand", { min: 0, max: WHOLE }, 0)),
		fixedMinor: BigInt(fields.integer("fixedMinor", { min: 0, max: MAX_FIXED_MINOR }, 0)),
	};
	fields.end();
	return fee;
}
