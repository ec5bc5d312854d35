/** The hash of the site's build, which `tools/vite/service-worker.ts` writes into the worker. */
declare const BUILD_HASH: string;
