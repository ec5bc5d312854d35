// The import rules, checked over every module: no cycles, whether of code or of types, in tests too; and imports go down
// only. That a module is entered only through its entry points is enforced by `exports` in its package.json.
module.exports = {
	forbidden: [
		{
			name: "no-cycles",
			severity: "error",
			from: {},
			to: { circular: true },
		},
		{
			name: "kernel-imports-no-higher-layer",
			severity: "error",
			from: { path: "^kernel/" },
			to: { path: "^(engines|platform|games|domains|apps)/" },
		},
		{
			name: "engines-import-only-the-kernel",
			severity: "error",
			from: { path: "^engines/", pathNot: "test\\.ts$" },
			to: { path: "^(platform|games|domains|apps)/" },
		},
		{
			name: "platform-imports-no-domain",
			severity: "error",
			from: { path: "^platform/", pathNot: "test\\.tsx?$" },
			to: { path: "^(engines|games|domains|apps)/" },
		},
		{
			name: "contract-is-pure",
			severity: "error",
			from: { path: "^domains/[^/]+/contract/" },
			to: { path: "^(platform/(?!paths/)|apps/)|^domains/[^/]+/(server|web|backoffice)/" },
		},
		{
			name: "server-imports-no-web",
			severity: "error",
			from: { path: "^domains/[^/]+/server/" },
			to: { path: "^domains/[^/]+/(web|backoffice)/|^platform/(web|stage)/" },
		},
		{
			name: "pages-import-no-server-code",
			severity: "error",
			from: {
				path: "^(domains/[^/]+/(web|backoffice)|platform/web|apps/(site/app|backoffice/src))/",
				pathNot: "test\\.tsx?$",
			},
			to: { path: "^(domains/[^/]+/(server|testing)|platform/server|apps/server|testing)/" },
		},
		{
			name: "only-apps-and-tools-import-apps",
			severity: "error",
			from: { pathNot: "^(apps|tools|e2e)/" },
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
