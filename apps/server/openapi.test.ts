import { type Audience, defineCall, Struct } from "@baize/kernel/call";
import { type Binding, openHttp, openLog } from "@baize/platform-server";
import { expect, it } from "vitest";
import { bindingsFor } from "./composition/index.ts";
import { serveOpenApi } from "./openapi.ts";

const OPEN = { method: "GET", summary: "", reply: Struct({}), errors: {} } as const;
const binding = (name: string, who: "anyone" | "player" | "operator"): Binding => ({
	call: defineCall({ ...OPEN, name, path: `/api/v1/${name}`, who, level: who === "anyone" ? "visitor" : "session" }),
	handle: () => ({}),
});
const all = [binding("openly", "anyone"), binding("own", "player"), binding("office", "operator")];

it.each<[Audience, string[]]>([
	["players", ["/api/v1/openly", "/api/v1/own"]],
	["operators", ["/api/v1/office"]],
])("the printed calls on the origin of %s are those that it serves", async (audience, paths) => {
	const app = openHttp({ publicUrl: "http://localhost:3000", trustedProxies: [] }, openLog("silent"));
	serveOpenApi(app, bindingsFor(all, audience), audience);
	const answer = await app.inject("/openapi.json");
	expect(answer.headers["content-type"]).toBe("application/json; charset=utf-8");
	expect(Object.keys(answer.json().paths)).toEqual(paths);
	await app.close();
});
