export { openBoundedMap } from "./bounded-map.ts";
export { type Cache, openCache } from "./cache.ts";
export { type Changes, ID_TEXTS, openSharedChanges, type SharedChanges } from "./changes.ts";
export { allCacheCounts } from "./counts.ts";
export { type KeptCopy, openKeptCopy } from "./kept-copy.ts";
