import { readFileSync } from "node:fs";
import { bareHttp, constantFastify } from "./baselines.ts";

// The baseline runs as its own process, like the site: node baseline-process.ts fastify|http file content-type
const [kind, file = "", contentType = ""] = process.argv.slice(2);
const bytes = readFileSync(file);
const baseline = await (kind === "fastify" ? constantFastify(bytes, contentType) : bareHttp(bytes, contentType));
process.stdout.write(`${baseline.port}\n`);
