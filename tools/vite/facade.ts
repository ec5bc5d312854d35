/** What a script consists of that only passes on what another exports: `export{a as default}from"./every-page.js";`. */
const FACADE = /^export\{([^{}]*)\}from"\.\/([\w.-]+)";\s*$/;

/** The script that has the code of a facade, beside it, and by what it is called there. */
export type Facade = { of: string; names: Record<string, string> };

export function facadeIn(code: string): Facade | undefined {
	const [, list, of] = FACADE.exec(code) ?? [];
	if (list === undefined || of === undefined) return;
	return { of, names: Object.fromEntries(list.split(",").map(namesOf)) };
}

/** `a as default` is exported as "default", and called a. */
function namesOf(text: string): [exported: string, name: string] {
	const [name = "", exported = name] = text.split(" as ");
	return [exported, name];
}

/** The object that an import of the facade would give, taken from an import of the script that it passes on. */
export const membersOf = ({ names }: Facade, module: string): string =>
	`{${Object.entries(names)
		.map(([exported, name]) => `${exported}:${module}.${name}`)
		.join(",")}}`;
