// The law of the house about imports, checked over every module: no circles, and down only. Doors are kept by `exports`.
module.exports = {
	forbidden: [
		{
			name: "no-circles",
			severity: "error",
			from: {},
			to: { circular: true, viaOnly: { dependencyTypesNot: ["type-only"] } },
		},
		{
			name: "kernel-is-the-ground",
			severity: "error",
			from: { path: "^kernel/" },
			to: { path: "^(engines|platform|games|domains|apps)/" },
		},
		{
			name: "engines-know-only-the-kernel",
			severity: "error",
			from: { path: "^engines/", pathNot: "test\\.ts$" },
			to: { path: "^(platform|games|domains|apps)/" },
		},
		{
			name: "platform-knows-no-domain",
			severity: "error",
			from: { path: "^platform/", pathNot: "test\\.tsx?$" },
			to: { path: "^(engines|games|domains|apps)/" },
		},
		{
			name: "contract-is-pure",
			severity: "error",
			from: { path: "^domains/[^/]+/contract/" },
			to: { path: "^(platform|apps)/|^domains/[^/]+/(server|web|backoffice)/" },
		},
		{
			name: "server-and-web-never-meet",
			severity: "error",
			from: { path: "^domains/[^/]+/server/" },
			to: { path: "^domains/[^/]+/(web|backoffice)/|^platform/(web|stage)/" },
		},
		{
			name: "pages-hold-no-server-code",
			severity: "error",
			from: {
				path: "^(domains/[^/]+/(web|backoffice)|platform/web|apps/(site/app|backoffice/src))/",
				pathNot: "test\\.tsx?$",
			},
			to: { path: "^(domains/[^/]+/(server|testing)|platform/server|apps/server|testing)/" },
		},
		{
			name: "only-the-roof-knows-the-roof",
			severity: "error",
			from: { pathNot: "^(apps|tools|walks)/" },
			to: { path: "^apps/" },
		},
	],
	options: {
		parser: "swc",
		doNotFollow: { path: "node_modules" },
		exclude: { path: "(/build/|\\.react-router|node_modules)" },
		tsPreCompilationDeps: true,
		tsConfig: { fileName: "tsconfig.base.json" },
		enhancedResolveOptions: { exportsFields: ["exports"], conditionNames: ["node", "import", "default"] },
	},
};
