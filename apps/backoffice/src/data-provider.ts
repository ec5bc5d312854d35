import { CallError } from "@baize/platform-web/reads";
import type { DataProvider } from "react-admin";
import { DOMAINS } from "./domains.ts";

const byName = new Map(DOMAINS.map((domain) => [domain.name, domain.data]));

function methodOf(resource: string, method: keyof DataProvider) {
	const found = byName.get(resource)?.[method];
	if (!found) throw new Error(`${resource} does not offer ${String(method)}`);
	return found;
}

const readingBy =
	(method: "getList" | "getOne") =>
	async (resource: string, ...rest: unknown[]) => {
		try {
			return await methodOf(resource, method)(resource, ...rest);
		} catch (error) {
			throw readable(error);
		}
	};

// A failed read is shown by its message: the text of its key, not the code for programs.
function readable(error: unknown): unknown {
	if (error instanceof CallError) error.message = error.body.message;
	return error;
}

// Nothing is changed through the data provider: a change is a named call, made by the domain's own screen.
const refusing = (method: string) => async (): Promise<never> => {
	throw new Error(`the back office does not ${method}`);
};

/** Reads by the calls of the domains. */
export const dataProvider: DataProvider = {
	getList: readingBy("getList") as DataProvider["getList"],
	getOne: readingBy("getOne") as DataProvider["getOne"],
	getMany: refusing("getMany"),
	getManyReference: refusing("getManyReference"),
	create: refusing("create"),
	update: refusing("update"),
	updateMany: refusing("updateMany"),
	delete: refusing("delete"),
	deleteMany: refusing("deleteMany"),
};
