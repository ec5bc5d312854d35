import { describe, expect, it } from "vitest";
import { sourceFiles } from "./files.ts";
import { literalTexts } from "./literal-texts.ts";

const inComponent = (code: string): string[] =>
	literalTexts({ path: "domains/cashier/web/A.tsx", text: `const A = () => ${code};`, lines: 1 });

describe("[I18N-01] a component", () => {
	it("takes every text that players read from the texts", () => {
		expect(sourceFiles(new URL("../..", import.meta.url).pathname).flatMap(literalTexts)).toEqual([]);
	});

	it.each([
		["in an element", "<p>Your balance</p>"],
		["in a fragment", "<>Votre solde</>"],
		["as a string", '<p>{"Your balance"}</p>'],
		["beside a value", "<p>{`{amount} left`}</p>"],
		["as a name for screen readers", '<button aria-label="Close" />'],
		["as a hint in a field", '<input placeholder={"Your name"} />'],
	])("is found with a text %s", (_where, code) => {
		expect(inComponent(code)).toHaveLength(1);
	});

	it.each(['<p className="text-sm">{t("title")}</p>', "<p>· 18+ ·</p>", "<p>Baize</p>", "<b>x</b>", "<p>{a}, {b}</p>"])(
		"may be %s",
		(code) => {
			expect(inComponent(code)).toEqual([]);
		},
	);
});
