import { createHash, createHmac } from "node:crypto";
import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { openLog } from "@baize/platform-server";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { s3Storage } from "./s3-storage.ts";

const KEYS = { accessKeyId: "AKEXAMPLE", secretAccessKey: "a secret of the bucket" };
const REGION = "eu-north-1";
const objects = new Map<string, Buffer>();
let server: Server;
let url: string;

/** A bucket that accepts a request only with its signature, computed here from AWS's description of it. */
beforeAll(async () => {
	server = createServer(async (request, response) => {
		const parts: Buffer[] = [];
		for await (const part of request as AsyncIterable<Buffer>) parts.push(part);
		const body = Buffer.concat(parts);
		if (request.headers.authorization !== signatureOf(request, body)) return response.writeHead(403).end();
		const { method, url: path = "" } = request;
		if (method === "PUT") objects.set(path, body);
		if (method === "DELETE") objects.delete(path);
		const found = objects.get(path);
		if (method === "GET" && !found) return response.writeHead(404).end();
		return response.writeHead(200).end(method === "GET" ? found : "");
	});
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/pictures`;
});
afterAll(() => {
	server.closeAllConnections();
	server.close();
});

const hmac = (key: string | Buffer, text: string): Buffer => createHmac("sha256", key).update(text).digest();
const sha256 = (bytes: string | Buffer): string => createHash("sha256").update(bytes).digest("hex");

function signatureOf({ method, url: path, headers }: IncomingMessage, body: Buffer): string {
	const moment = String(headers["x-amz-date"]);
	const scope = `${moment.slice(0, 8)}/${REGION}/s3/aws4_request`;
	const names = ["host", "x-amz-content-sha256", "x-amz-date"];
	const lines = names.map((name) => `${name}:${headers[name]}\n`).join("");
	const request = [method, path, "", lines, names.join(";"), sha256(body)].join("\n");
	const key = [REGION, "s3", "aws4_request"].reduce(hmac, hmac(`AWS4${KEYS.secretAccessKey}`, moment.slice(0, 8)));
	const signature = hmac(key, `AWS4-HMAC-SHA256\n${moment}\n${scope}\n${sha256(request)}`).toString("hex");
	return `AWS4-HMAC-SHA256 Credential=${KEYS.accessKeyId}/${scope}, SignedHeaders=${names.join(";")}, Signature=${signature}`;
}

const bucket = (over: object = {}) =>
	s3Storage({ kind: "s3", url, region: REGION, ...KEYS, ...over }, openLog("silent"));

describe("[CONT-05] pictures in a bucket", () => {
	it("are stored, read and removed, each request signed", async () => {
		const bytes = Buffer.from([0, 255, 128, 10]);
		await bucket().put("a1", bytes);
		expect(objects.get("/pictures/a1")).toEqual(bytes);
		expect(await bucket().get("a1")).toEqual(bytes);
		await bucket().remove("a1");
		expect(await bucket().get("a1")).toBeUndefined();
	});

	it.each([
		["the key is wrong", { secretAccessKey: "another" }],
		["nothing answers", { url: "http://127.0.0.1:1/pictures" }],
	])("are out of reach for a while where %s", async (_what, over) => {
		await expect(bucket(over).get("a1")).rejects.toMatchObject({ code: "OUTSIDE_UNAVAILABLE" });
		await expect(bucket(over).put("a1", Buffer.from("x"))).rejects.toMatchObject({ code: "OUTSIDE_UNAVAILABLE" });
	});
});
