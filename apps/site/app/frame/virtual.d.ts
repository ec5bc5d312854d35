declare module "virtual:late-scripts" {
	const late: import("./late-scripts.ts").LateScripts;
	export default late;
}
