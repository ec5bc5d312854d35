import type { Plugin } from "vite";

const LIBRARY = "typebox";
const STAND_IN = "\0no-schemas";
const BUILDERS = /** what kernel/call/schema.ts takes of the library */ [
	"Array",
	"Boolean",
	"Enum",
	"Integer",
	"Literal",
	"Null",
	"Number",
	"Object",
	"Optional",
	"Record",
	"String",
	"Union",
	"Unknown",
];

/**
 * A page makes calls and checks nothing by their schemas, so in the browser each schema is an empty object: that saves
 * every page ten kilobytes. Whatever else is taken of the library fails the build.
 */
export function noSchemas(): Plugin {
	return {
		name: "no-schemas",
		enforce: "pre",
		applyToEnvironment: (environment) => environment.name === "client",
		resolveId: (id) => (id === LIBRARY ? STAND_IN : undefined),
		load(id) {
			if (id !== STAND_IN) return;
			const exports = BUILDERS.map((name) => `none as ${name}`).join(", ");
			return `/* @__NO_SIDE_EFFECTS__ */ const none = () => ({}); export { ${exports} };`;
		},
	};
}
