import { chmodSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { mmdbOf } from "@baize/geo/testing";

// The site for the end-to-end tests: the test profile, with a movable clock, on a new empty data folder. A test chooses
// its place by an address in X-Forwarded-For: 203.0.113.* is Quebec, 198.51.100.* is not in the database.
const folder = mkdtempSync(join(tmpdir(), "baize-e2e-"));
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
	FORUM_SECRET: "the secret of a forum in end-to-end tests",
});
await import("../apps/server/main.ts");
