import "./environment.ts";

await import("./site.ts");
