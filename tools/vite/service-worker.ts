import { createHash } from "node:crypto";
import { join, resolve } from "node:path";
import { build, type Plugin } from "vite";

const ENTRY = "app/offline/worker/main.ts";
const HASH_LENGTH = 12;

/**
 * The service worker is one script that imports nothing, so it is built by itself, after the browser's files, whose hash
 * it has. It stands beside them and not among them: the server decides whether it is served.
 */
export function serviceWorker(): Plugin {
	return {
		name: "service-worker",
		async writeBundle(_options, bundle) {
			const { name, config } = this.environment;
			if (name !== "client" || config.command !== "build") return;
			await build({
				configFile: false,
				root: config.root,
				logLevel: "warn",
				define: { BUILD_HASH: JSON.stringify(hashOf(Object.keys(bundle))) },
				build: {
					target: "es2022",
					outDir: resolve(config.root, config.build.outDir, ".."),
					emptyOutDir: false,
					copyPublicDir: false,
					rolldownOptions: {
						input: join(config.root, ENTRY),
						output: { format: "iife", entryFileNames: "service-worker.js" },
					},
				},
			});
		},
	};
}

/** The names of the files have the hashes of what is in them. */
const hashOf = (files: readonly string[]): string =>
	createHash("sha256").update(files.toSorted().join("\n")).digest("base64url").slice(0, HASH_LENGTH);
