import type { Names } from "./names.ts";

/** The entry points that a domain may have. Those of the server are closed to pages. */
const ENTRY_POINTS = [
	{ part: "contract", isOfServer: false },
	{ part: "web", isOfServer: false },
	{ part: "backoffice", isOfServer: false },
	{ part: "server", isOfServer: true },
	{ part: "testing", isOfServer: true },
];

/** The package of a new domain: it exports exactly the parts that are among its files. */
export function packageJson(domain: Names, paths: readonly string[]): string {
	const exports = ENTRY_POINTS.filter(({ part }) => paths.includes(`domains/${domain.kebab}/${part}/index.ts`)).map(
		({ part, isOfServer }) => {
			const file = `./${part}/index.ts`;
			return [`./${part}`, isOfServer ? { node: file } : file];
		},
	);
	const manifest = {
		name: `@baize/${domain.kebab}`,
		version: "0.0.0",
		private: true,
		type: "module",
		exports: Object.fromEntries(exports),
		dependencies: { "@baize/kernel": "0.0.0" },
		sideEffects: false,
	};
	return `${JSON.stringify(manifest, null, "\t")}\n`;
}
