import { readFileSync } from "node:fs";
import { bareHttp, constantFastify } from "./floors.ts";

// The floor runs as a process of its own, like the site: node floor-process.ts fastify|http file content-type
const [kind, file = "", contentType = ""] = process.argv.slice(2);
const bytes = readFileSync(file);
const floor = await (kind === "fastify" ? constantFastify(bytes, contentType) : bareHttp(bytes, contentType));
process.stdout.write(`${floor.port}\n`);
