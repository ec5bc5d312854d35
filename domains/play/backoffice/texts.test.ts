import { registry } from "@baize/games/registry";
import { expect, it } from "vitest";
import { texts } from "./texts.ts";

it("operators read the name of every kind of game", () => {
	const kinds = new Set<string>([...registry.all.map(({ kind }) => kind), "provided"]);
	expect(new Set(Object.keys(texts.games.kinds))).toEqual(kinds);
});
