import { chmodSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

// The site for the walks: the test profile, with a clock that can be moved, on an empty data folder of its own.
const folder = mkdtempSync(join(tmpdir(), "baize-walk-"));
chmodSync(folder, 0o755);
Object.assign(process.env, { PROFILE: "test", DATA_DIR: folder, METRICS_PORT: "0", LOG_LEVEL: "error" });
await import("../apps/server/main.ts");
