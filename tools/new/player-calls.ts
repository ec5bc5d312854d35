import type { Names } from "./names.ts";
import { insertAfter, insertBefore, LAST_IMPORT, type ReadFile } from "./part.ts";

/** What a domain declares about its players' calls: an example of each, and what refuses it. */
export const playerCallsText = (rows: string): string => `import type { PlayerCallsOf } from "@baize/platform-server";
import type * as contract from "../contract/index.ts";

/** Open to all players. */
export const playerCalls = {
${rows}} satisfies PlayerCallsOf<typeof contract>;
`;

/** A call declared among those of its domain; the first one makes the declaration, which the manifest names. */
export function withPlayerCall(home: string, { camel }: Names, hasBody: boolean, readFile: ReadFile) {
	const [path, module] = [`${home}/server/player-calls.data.ts`, `${home}/server/module.ts`];
	const row = `\t${camel}: { ${hasBody ? "body: {}, " : ""}succeeds: true },\n`;
	const manifest = readFile(module);
	if (manifest.includes("./player-calls.data.ts"))
		return { files: {}, edits: { [path]: insertBefore(path, readFile(path), /^\} satisfies /m, row) } };
	const imported = 'import { playerCalls } from "./player-calls.data.ts";\n';
	const declared = insertBefore(module, manifest, /^\topen[(:]/m, "\tplayerCalls,\n");
	return {
		files: { [path]: playerCallsText(row) },
		edits: { [module]: insertAfter(module, declared, LAST_IMPORT, imported) },
	};
}
