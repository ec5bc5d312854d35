import standalone from "ajv/dist/standalone/index.js";
import { type Plugin, type Rolldown, runnerImport } from "vite";
import { type BodyRules, inputSchema, openBodyAjv } from "../../kernel/rules/index.ts";

const RULES = /\/domains\/[^/]+\/contract\/rules\/[^/?]+\.ts$/;

/**
 * `contract/rules/register.ts` becomes the code that Ajv makes of the call's own schema on the server: a page may not
 * compile code, and needs neither Ajv nor the library of schemas. The build fails if a page waits for rules: they are
 * loaded when the form is opened.
 */
export function compiledRules(): Plugin {
	return {
		name: "compiled-rules",
		enforce: "pre",
		load: {
			filter: { id: RULES },
			async handler(id) {
				const { module, dependencies } = await (this.environment.mode === "build" ? readOnce(id) : readAfresh(id));
				for (const file of dependencies) this.addWatchFile(file);
				const call = module.rules?.call;
				if (!call?.body) this.error(`${id} must export the rules of a call with a body`);
				return { code: codeOf(call, call.body), map: null };
			},
		},
		generateBundle(_options, bundle) {
			if (this.environment.name !== "client") return;
			const early = loadedAtOnce(bundle).flatMap(({ moduleIds }) => moduleIds.filter((id) => RULES.test(id)));
			if (early.length > 0) this.error(`${early.join(", ")}: a page would wait for rules; import them lazily`);
		},
	};
}

type Read = { module: { rules?: BodyRules }; dependencies: readonly string[] };

/** A build ends before a schema changes. */
const readOnce = async (id: string): Promise<Read> => ({ module: await import(id), dependencies: [] });

/** During development the schema may have changed since it was read. */
const readAfresh = (id: string): Promise<Read> =>
	runnerImport<Read["module"]>(id, { configFile: false, logLevel: "error" });

/** The entries, and what they import without being asked to. */
function loadedAtOnce(bundle: Rolldown.OutputBundle): Rolldown.OutputChunk[] {
	const chunks = Object.values(bundle).filter((output) => output.type === "chunk");
	const found = new Set(chunks.filter(({ isEntry }) => isEntry));
	for (const { imports } of found) for (const chunk of chunks) if (imports.includes(chunk.fileName)) found.add(chunk);
	return [...found];
}

function codeOf(call: BodyRules["call"], body: NonNullable<BodyRules["call"]["body"]>): string {
	const ajv = openBodyAjv({ messages: false, code: { source: true, esm: true } });
	const validator = standalone(ajv, ajv.compile(inputSchema(call, body)));
	return `import { issuesOf } from "@baize/kernel/issues";
${withImports(validator)}
export const rules = (body) => issuesOf(validate, body);`;
}

/** Ajv requires what its code needs at run time, also in a module that is imported. */
function withImports(code: string): string {
	const required = new Set([...code.matchAll(/require\("([^"]+)"\)/g)].map(([, path]) => path!));
	return [...required].reduce(
		(text, path, index) =>
			`import * as needed${index} from "${path}.js";\n${text.replaceAll(`require("${path}")`, `interop(needed${index})`)}`,
		`const interop = (needed) => (needed.default?.__esModule ? needed.default : needed);\n${code}`,
	);
}
