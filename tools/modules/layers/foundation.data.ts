import type { Module } from "../module.ts";

/** Layers 0 to 2: what knows no domain, and what tests and games are made of. */
export const FOUNDATION: readonly Module[] = [
	{
		folder: "kernel",
		layer: 0,
		exports: {
			"./money": "./money/index.ts",
			"./odds": "./odds/index.ts",
			"./id": "./id/index.ts",
			"./time": "./time/index.ts",
			"./random": "./random/index.ts",
			"./call": "./call/index.ts",
			"./event": "./event/index.ts",
			"./error": "./error/index.ts",
			"./check": "./check/index.ts",
			"./locale": "./locale/index.ts",
			"./mask": "./mask/index.ts",
			"./csv": "./csv/index.ts",
			"./issues": "./issues/index.ts",
			"./rules": "./rules/index.ts",
			"./why": "./why/index.ts",
		},
		imports: [],
		testImports: [],
	},
	{
		folder: "engines",
		layer: 1,
		exports: {
			"./game": "./game/index.ts",
			"./reels": "./reels/index.ts",
			"./game-testing": "./game/testing.ts",
			"./mines": "./mines/index.ts",
			"./limbo": "./limbo/index.ts",
			"./race": "./race/index.ts",
			"./fixture": "./fixture/index.ts",
			"./pricing": "./pricing/index.ts",
			"./settlement": "./settlement/index.ts",
		},
		imports: ["kernel"],
		testImports: [],
	},
	{
		folder: "platform/paths",
		layer: 0,
		exports: {
			".": "./index.ts",
		},
		imports: [],
		testImports: [],
	},
	{
		folder: "platform/server",
		layer: 1,
		exports: {
			".": {
				node: "./index.ts",
			},
			"./testing": {
				node: "./testing/index.ts",
			},
		},
		imports: ["kernel", "platform-paths"],
		testImports: ["testing"],
	},
	{
		folder: "platform/web",
		layer: 1,
		exports: {
			".": "./index.ts",
			"./i18n": "./i18n/index.ts",
			"./page": "./page/index.ts",
			"./reads": "./reads/index.ts",
			"./context": "./page/page-context.ts",
			"./script-literal": "./page/script-literal.ts",
			"./tokens.css": "./tokens/tokens.css",
			"./icon-names": "./icons/names.ts",
			"./gallery": "./gallery/Gallery.tsx",
		},
		imports: ["kernel", "platform-paths"],
		testImports: [],
	},
	{
		folder: "platform/backoffice",
		layer: 1.5,
		exports: {
			".": "./index.ts",
		},
		imports: ["kernel", "platform-web"],
		testImports: [],
	},
	{
		folder: "platform/stage",
		layer: 1,
		exports: {
			".": "./index.ts",
		},
		imports: [],
		testImports: [],
	},
	{
		folder: "testing",
		layer: 2,
		exports: {
			".": {
				node: "./index.ts",
			},
		},
		imports: ["kernel", "platform-server"],
		testImports: [],
	},
	{
		folder: "games",
		layer: 2,
		exports: {
			"./sheets": "./sheets.ts",
			"./others": "./others.ts",
			"./registry": "./registry.ts",
			"./stakes": "./stakes.ts",
			"./pots": "./pots.ts",
			"./art": "./art.ts",
			"./stage": "./stage.ts",
		},
		imports: ["kernel", "engines", "platform-stage"],
		testImports: [],
	},
];
