import "./environment.ts";
import { siteModule } from "./server-build.ts";

// Only what is imported from here on is read from the cache of compiled modules.
await import(siteModule());
