import type { Config } from "@react-router/dev/config";

// A page knows its own route and requests those of its links after hydration: the list of all is two kilobytes that the
// first page need not wait for.
export default {
	appDirectory: "app",
	buildDirectory: "build",
	ssr: true,
	routeDiscovery: { mode: "lazy" },
} satisfies Config;
