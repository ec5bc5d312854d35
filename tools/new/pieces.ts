import type { Names } from "./names.ts";

/** What a new piece consists of: files to write, and manual steps, because their place is a decision. */
export type Piece = { files: Record<string, string>; next: string[] };

export function newDomain(domain: Names): Piece {
	const home = `domains/${domain.kebab}`;
	const manifest = {
		name: `@baize/${domain.kebab}`,
		version: "0.0.0",
		private: true,
		type: "module",
		exports: {
			"./contract": "./contract/index.ts",
			"./web": "./web/index.ts",
			"./backoffice": "./backoffice/index.ts",
			"./server": { node: "./server/index.ts" },
			"./testing": { node: "./testing/index.ts" },
		},
		dependencies: { "@baize/kernel": "0.0.0" },
		sideEffects: false,
	};
	return {
		files: {
			[`${home}/package.json`]: `${JSON.stringify(manifest, null, "\t")}\n`,
			[`${home}/README.md`]: `# ${domain.pascal}\n\nPurpose · terms · states · guarantees · API · dependencies.\n`,
			[`${home}/contract/index.ts`]: `export * from "./errors.ts";\n`,
			[`${home}/contract/errors.ts`]: `import { defineErrors } from "@baize/kernel/error";\n\n/** Errors that a caller can cause. */\nexport const ${domain.camel}Errors = defineErrors({});\n`,
			[`${home}/server/index.ts`]: `import type { Binding, Database } from "@baize/platform-server";\n\nexport type ${domain.pascal} = { bindings: Binding[] };\nexport type ${domain.pascal}Ports = { database: Database };\n\nexport function open${domain.pascal}(_ports: ${domain.pascal}Ports): ${domain.pascal} {\n\treturn { bindings: [] };\n}\n`,
			[`${home}/server/migrations/0001-${domain.kebab}.sql`]: `create schema ${domain.kebab.replaceAll("-", "_")};\n`,
		},
		next: [
			`npm install && npm run mend-lock   # links @baize/${domain.kebab}`,
			"open it in its layer in apps/server/composition/domains.ts, and put it on the map in README.md",
		],
	};
}

export function newCall(domain: Names, call: Names): Piece {
	const home = `domains/${domain.kebab}`;
	return {
		files: {
			[`${home}/contract/${call.kebab}.ts`]: `import { defineCall, Struct, Text } from "@baize/kernel/call";\n\nexport const ${call.camel} = defineCall({\n\tname: "${call.camel}",\n\tmethod: "POST",\n\tpath: "/api/v1/${domain.kebab}/:session/${call.kebab}",\n\twho: "player",\n\tlevel: "session",\n\tsummary: "What it does, in one sentence.",\n\tparams: Struct({ session: Text() }),\n\tbody: Struct({}),\n\treply: Struct({}),\n\terrors: {},\n});\n`,
			[`${home}/server/${call.kebab}.ts`]: `import type { BodyOf, ReplyOf } from "@baize/kernel/call";\nimport type { Database, Session } from "@baize/platform-server";\nimport type { ${call.camel} as call } from "../contract/${call.kebab}.ts";\n\ntype Ports = { database: Database };\n\n/** Reads, decides, writes, publishes, answers. */\nexport async function ${call.camel}({ database }: Ports, _session: Session, _body: BodyOf<typeof call>): Promise<ReplyOf<typeof call>> {\n\treturn database.transaction(async () => ({}));\n}\n`,
			[`${home}/server/${call.kebab}.test.ts`]: `import { openTestDatabase } from "@baize/testing";\nimport { expect, it } from "vitest";\nimport { ${call.camel} } from "./${call.kebab}.ts";\n\nit("answers", async () => {\n\tconst database = await openTestDatabase();\n\texpect(await ${call.camel}({ database }, {} as never, {})).toEqual({});\n\tawait database.close();\n});\n`,
		},
		next: [`export it from ${home}/contract/index.ts and bind it in ${home}/server/routes.ts`],
	};
}

export function newScreen(domain: Names, screen: Names): Piece {
	const home = `domains/${domain.kebab}/web`;
	return {
		files: {
			[`${home}/${screen.pascal}Screen.tsx`]: `import type { PageContext } from "@baize/platform-web/page";\nimport { use${domain.pascal}Texts } from "./texts.ts";\n\nexport const load${screen.pascal} = async (_context: PageContext) => ({});\n\nexport function ${screen.pascal}Screen() {\n\tconst t = use${domain.pascal}Texts();\n\treturn (\n\t\t<section className="mx-auto grid max-w-page gap-5 px-3.5 py-6 md:px-7">\n\t\t\t<title>{t("${screen.camel}.title")}</title>\n\t\t\t<h1 className="text-3xl">{t("${screen.camel}.title")}</h1>\n\t\t</section>\n\t);\n}\n`,
			[`apps/site/app/routes/${screen.kebab}.tsx`]: `import { load${screen.pascal}, ${screen.pascal}Screen } from "@baize/${domain.kebab}/web";\nimport { pageLoader } from "@baize/platform-web/page";\n\nexport const loader = pageLoader(load${screen.pascal});\n\nexport default function ${screen.pascal}() {\n\treturn <${screen.pascal}Screen />;\n}\n`,
		},
		next: [
			`add its texts to ${home}/texts/, export it from ${home}/index.ts, and give it an address in apps/site/app/routes.ts`,
		],
	};
}

export function newGame(game: Names): Piece {
	return {
		files: {
			[`games/${game.kebab}/sheet.data.ts`]: `import { type ReelSheet, strip } from "@baize/engines/reels";\nimport { sheet as pattern } from "../tidal-book/sheet.data.ts";\n\n/** Starts as a copy of another title. Change reels, pays and symbols until the exact return is the intended one. */\nexport const sheet: ReelSheet = { ...pattern, id: "${game.kebab}", title: "${game.pascal}", reels: pattern.reels };\n\nexport { strip };\n`,
		},
		next: [
			"list it in games/sheets.ts, give it a key visual in games/art, a page in domains/content/server/seeds",
			`npm run simulate -- ${game.kebab}`,
		],
	};
}
