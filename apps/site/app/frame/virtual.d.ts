declare module "virtual:late-scripts" {
	const late: import("./scripts/late-scripts.ts").LateScripts;
	export default late;
}
