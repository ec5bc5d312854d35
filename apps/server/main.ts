import "./environment.ts";

// Only what is imported from here on is read from the cache of compiled modules.
await import("./site.ts");
