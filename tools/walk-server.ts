import { chmodSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { mmdbOf } from "@baize/geo/testing";

// The site for the walks: the test profile, with a clock that can be moved, on an empty data folder of its own. A walk
// that names an address in X-Forwarded-For is there: 203.0.113.* is Quebec, 198.51.100.* is nowhere that we know.
const folder = mkdtempSync(join(tmpdir(), "baize-walk-"));
chmodSync(folder, 0o755);
const places = join(folder, "places.mmdb");
writeFileSync(
	places,
	mmdbOf({ "203.0.113.0/24": { country: { iso_code: "CA" }, subdivisions: [{ iso_code: "QC" }] } }),
);
Object.assign(process.env, {
	PROFILE: "test",
	DATA_DIR: folder,
	METRICS_PORT: "0",
	LOG_LEVEL: "error",
	GEO_DATABASE: places,
	TRUSTED_PROXIES: "127.0.0.1,::1",
	FORUM_URL: "http://localhost:1",
	FORUM_SECRET: "the secret of a forum in walks",
});
await import("../apps/server/main.ts");
