import type { DataProvider } from "react-admin";

const refusing = (method: string) => async (): Promise<never> => {
	throw new Error(`the back office does not ${method} through a data provider`);
};

/** Nothing is read or changed by react-admin: lists, records and changes are named calls, made by their own screens. */
export const dataProvider: DataProvider = {
	getList: refusing("getList"),
	getOne: refusing("getOne"),
	getMany: refusing("getMany"),
	getManyReference: refusing("getManyReference"),
	create: refusing("create"),
	update: refusing("update"),
	updateMany: refusing("updateMany"),
	delete: refusing("delete"),
	deleteMany: refusing("deleteMany"),
};
