import type { Plugin } from "vite";

const SCHEMAS = /\/kernel\/call\/schema\.ts$/;
/** `Object as Struct`, `Optional`; but not type-only exports. */
const BUILDER = /^\t(?!type )(?:\w+ as )?(\w+),$/gm;

/**
 * A page makes calls and lets the server validate them. It would carry the schemas and the library that builds them
 * (ten kilobytes) for nothing. So in the browser every schema builder returns an empty object, and its arguments are
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
