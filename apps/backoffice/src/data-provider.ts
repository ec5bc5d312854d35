import { CallError } from "@baize/platform-web/reads";
import type { DataProvider } from "react-admin";
import { ROOMS } from "./rooms.ts";

const byName = new Map(ROOMS.map((room) => [room.name, room.data]));

function methodOf(resource: string, method: keyof DataProvider) {
	const found = byName.get(resource)?.[method];
	if (!found) throw new Error(`${resource} does not offer ${String(method)}`);
	return found;
}

const asking =
	(method: "getList" | "getOne") =>
	async (resource: string, ...rest: unknown[]) => {
		try {
			return await methodOf(resource, method)(resource, ...rest);
		} catch (error) {
			throw readable(error);
		}
	};

// What goes wrong while reading is shown by its message: the text's key, not the code that programs know it by.
function readable(error: unknown): unknown {
	if (error instanceof CallError) error.message = error.body.message;
	return error;
}

// Nothing is changed through here: what changes something is a call with a name, made by the room's own screen.
const refusing = (method: string) => async (): Promise<never> => {
	throw new Error(`the back office does not ${method}`);
};

/** Reads by the calls of the rooms. */
export const dataProvider: DataProvider = {
	getList: asking("getList") as DataProvider["getList"],
	getOne: asking("getOne") as DataProvider["getOne"],
	getMany: refusing("getMany"),
	getManyReference: refusing("getManyReference"),
	create: refusing("create"),
	update: refusing("update"),
	updateMany: refusing("updateMany"),
	delete: refusing("delete"),
	deleteMany: refusing("deleteMany"),
};
