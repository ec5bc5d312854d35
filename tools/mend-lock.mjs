// The registry may not list every platform's variant of a native package; npm ci then refuses the lock file.
// This adds a stub entry for each missing optional variant, so that a clean install works everywhere. Run after npm install.
import fs from "node:fs";

const lock = JSON.parse(fs.readFileSync("package-lock.json", "utf8"));
const packages = lock.packages;

function isLocked(from, name) {
	for (let at = from; ; at = at.slice(0, Math.max(0, at.lastIndexOf("/node_modules/")))) {
		if (packages[`${at ? `${at}/` : ""}node_modules/${name}`]) return true;
		if (!at) return false;
		if (!at.includes("/node_modules/")) at = "";
		if (!at && packages[`node_modules/${name}`]) return true;
		if (!at) return false;
	}
}

const first = (name, pattern, fallback) => name.match(pattern)?.[0] ?? fallback;

let added = 0;
for (const [from, entry] of Object.entries({ ...packages })) {
	for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
		if (isLocked(from, name) || !/^\d/.test(version)) continue;
		const os = first(name, /android|darwin|linux|win32|freebsd|netbsd|openbsd|sunos|aix|openharmony|windows/, "none");
		const cpu = first(name, /arm64|x64|ia32|ppc64|riscv64|s390x|loong64|mips64el|armv7|arm|wasm32/, "none");
		packages[`node_modules/${name}`] = {
			version,
			cpu: [cpu.replace("armv7", "arm")],
			...(entry.dev ? { dev: true } : {}),
			...(name.includes("musl") ? { libc: ["musl"] } : {}),
			optional: true,
			os: [os.replace("windows", "win32")],
		};
		added++;
	}
}
lock.packages = Object.fromEntries(Object.entries(packages).sort(([a], [b]) => (a < b ? -1 : 1)));
fs.writeFileSync("package-lock.json", `${JSON.stringify(lock, null, 2)}\n`);
console.log(`added ${added} stub entries`);
