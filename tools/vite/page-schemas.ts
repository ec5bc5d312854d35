import type { Plugin } from "vite";

const SCHEMAS = /\/kernel\/call\/schema\.ts$/;
/** `Object as Struct`, `Optional`; not what is only a type. */
const BUILDER = /^\t(?!type )(?:\w+ as )?(\w+),$/gm;

/**
 * A page makes calls and leaves it to the server to check them: their schemas would only be carried, and the library that
 * builds them with them (ten kilobytes). So in the browser every builder builds nothing, and what it was called with is
 * left out of the bundle.
 */
export function pageSchemas(): Plugin {
	return {
		name: "page-schemas",
		enforce: "pre",
		applyToEnvironment: (environment) => environment.name === "client",
		transform(code, id) {
			if (!SCHEMAS.test(id)) return;
			const names = [...code.matchAll(BUILDER)].map(([, name]) => name);
			if (names.length === 0) this.error(`${id} exports no builder that could be left out`);
			const builders = names.map((name) => `/* #__NO_SIDE_EFFECTS__ */\nexport function ${name}() { return NOTHING; }`);
			return { code: `const NOTHING = {};\n${builders.join("\n")}`, map: null };
		},
	};
}
