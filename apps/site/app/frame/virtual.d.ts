declare module "virtual:late-scripts" {
	const late: import("./scripts/late-scripts.ts").LateScripts;
	export default late;
}

declare module "virtual:lobby-styles" {
	/** Empty while the site is under development, where each page has the whole stylesheet. */
	const address: string;
	export default address;
}
