import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { readSettingsFile } from "./settings-file.ts";

const folder = mkdtempSync(join(tmpdir(), "baize-settings-"));
function file(text: string): string {
	const path = join(folder, `${text.length}.json`);
	writeFileSync(path, text);
	return path;
}
const given = (name: string): string | undefined => (name === "THE_KEY" ? "secret text" : undefined);

it("takes secrets from the variables that the file names, wherever they stand", () => {
	const path = file(
		'{"key":{"variable":"THE_KEY"},"keys":[{"variable":"THE_KEY"},1],"plain":{"variable":"a","more":2}}',
	);
	expect(readSettingsFile("SETTINGS", path, given)).toEqual({
		value: { key: "secret text", keys: ["secret text", 1], plain: { variable: "a", more: 2 } },
	});
});

it.each([
	["is not there", () => join(folder, "none"), /no such file/],
	["is not JSON", () => file("{"), /is not JSON/],
	[
		"names variables that are missing",
		() => file('[{"variable":"A_KEY"},{"variable":"B_KEY"}]'),
		/needs A_KEY and B_KEY/,
	],
])("a file that %s is an error of the start", (_case, path, error) => {
	expect(readSettingsFile("SETTINGS", path(), given)).toEqual({ error: expect.stringMatching(error) });
});
