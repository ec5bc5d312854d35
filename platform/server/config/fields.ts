/** Reads the fields of one object of the settings; every error names the place, and none repeats a value. */
export type Fields = {
	text(name: string, pattern?: RegExp, form?: string): string;
	/** An address without a name, a password, a query or a slash at the end. */
	address(name: string, protocols: readonly string[]): string;
	texts(name: string, pattern: RegExp, form: string): string[];
	optionalTexts(name: string, pattern: RegExp, form: string): string[] | undefined;
	integer(name: string, range: { min: number; max: number }, fallback?: number): number;
	flag(name: string): boolean;
	objects(name: string): Fields[];
	object(name: string): Fields;
	has(name: string): boolean;
	names(): string[];
	error(text: string): void;
	/** Says so of every field that was not read. */
	end(): void;
};

const HIGHEST = Number.MAX_SAFE_INTEGER;

export function openFields(value: unknown, where: string, errors: string[]): Fields {
	const given = isObject(value) ? value : {};
	const read = new Set<string>();
	const error = (text: string): void => void errors.push(`${where} ${text}`);
	if (!isObject(value)) error("must be an object.");
	const take = (name: string): unknown => {
		read.add(name);
		return Object.hasOwn(given, name) ? given[name] : undefined;
	};
	function text(name: string, pattern = /\S/, form = "a text"): string {
		const found = take(name);
		if (typeof found === "string" && pattern.test(found)) return found;
		error(`needs "${name}", ${form}.`);
		return "";
	}
	function optionalTexts(name: string, pattern: RegExp, form: string): string[] | undefined {
		const found = take(name);
		if (found === undefined) return undefined;
		const isRight = (each: unknown): each is string => typeof each === "string" && pattern.test(each);
		if (Array.isArray(found) && found.length > 0 && found.every(isRight)) return found;
		error(`has "${name}", which must be a list of ${form}.`);
		return undefined;
	}
	return {
		text,
		optionalTexts,
		address(name, protocols) {
			const found = text(name, /^\S+$/, "an address");
			if (!found) return "";
			const url = URL.canParse(found) ? new URL(found) : undefined;
			const isPlain = url && !url.username && !url.password && !url.search && !url.hash;
			if (isPlain && protocols.includes(url.protocol)) return found.replace(/\/+$/, "");
			error(
				`has "${name}", which must be an address of the form ${protocols.join("//… or ")}//… without a password or query.`,
			);
			return "";
		},
		texts(name, pattern, form) {
			const found = optionalTexts(name, pattern, form);
			if (found === undefined && !Object.hasOwn(given, name)) error(`needs "${name}", a list of ${form}.`);
			return found ?? [];
		},
		integer(name, { min, max = HIGHEST }, fallback) {
			const found = take(name);
			if (found === undefined && fallback !== undefined) return fallback;
			if (Number.isSafeInteger(found) && (found as number) >= min && (found as number) <= max) return found as number;
			error(`has "${name}", which must be a whole number from ${min} to ${max}.`);
			return min;
		},
		flag(name) {
			const found = take(name) ?? false;
			if (typeof found === "boolean") return found;
			error(`has "${name}", which must be true or false.`);
			return false;
		},
		objects(name) {
			const found = take(name);
			if (Array.isArray(found)) return found.map((each, at) => openFields(each, `${where} ${name}[${at}]`, errors));
			error(`needs "${name}", a list.`);
			return [];
		},
		object: (name) => openFields(take(name), `${where} "${name}"`, errors),
		has: (name) => Object.hasOwn(given, name),
		names: () => Object.keys(given),
		error,
		end() {
			for (const name of Object.keys(given)) if (!read.has(name)) error(`has "${name}", which is not known here.`);
		},
	};
}

const isObject = (value: unknown): value is Record<string, unknown> =>
	typeof value === "object" && value !== null && !Array.isArray(value);
