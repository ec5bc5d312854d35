import { defineCall, Struct } from "@baize/kernel/call";
import { type Binding, openHttp, openLog } from "@baize/platform-server";
import { expect, it } from "vitest";
import { serveOpenApi } from "./openapi.ts";

const OPEN = { method: "GET", summary: "", reply: Struct({}), errors: {} } as const;
const binding = (name: string, who: "anyone" | "player" | "operator"): Binding => ({
	call: defineCall({ ...OPEN, name, path: `/api/v1/${name}`, who, level: who === "anyone" ? "visitor" : "session" }),
	handle: () => ({}),
});
const bindings = [binding("openly", "anyone"), binding("own", "player"), binding("office", "operator")];

it.each([
	["production", ["/api/v1/openly", "/api/v1/own"]],
	["development", ["/api/v1/openly", "/api/v1/own", "/api/v1/office"]],
	["test", ["/api/v1/openly", "/api/v1/own", "/api/v1/office"]],
] as const)("in %s the printed calls are those that are public there", async (profile, paths) => {
	const app = openHttp({ publicUrl: "http://localhost:3000", trustedProxies: [] }, openLog("silent"));
	serveOpenApi(app, bindings, profile);
	const answer = await app.inject("/openapi.json");
	expect(answer.headers["content-type"]).toBe("application/json; charset=utf-8");
	expect(Object.keys(answer.json().paths)).toEqual(paths);
	await app.close();
});
