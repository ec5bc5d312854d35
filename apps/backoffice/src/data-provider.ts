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
	async (resource: string, ...rest: unknown[]) =>
		methodOf(resource, method)(resource, ...rest);

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
