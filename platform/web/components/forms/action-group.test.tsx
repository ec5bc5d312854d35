import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { Button } from "../actions/Button.tsx";
import { ActionGroup } from "./Form.tsx";

const drawn = (count: number, isMore = false): string =>
	renderToStaticMarkup(
		<ActionGroup>
			{Array.from({ length: count }, (_, at) => (
				<Button key={at}>{`Act ${at}`}</Button>
			))}
			{isMore && <Button>More</Button>}
		</ActionGroup>,
	);

describe("[NAV-09] a group of buttons", () => {
	it.each([1, 2, 3, 4])("holds %d", (count) => {
		expect(drawn(count).match(/<button/g)).toHaveLength(count);
	});

	it.each([0, 5])("does not hold %d", (count) => {
		expect(() => drawn(count)).toThrow(`not ${count}`);
	});

	it("counts only what is shown", () => {
		expect(drawn(4).match(/<button/g)).toHaveLength(4);
		expect(() => drawn(4, true)).toThrow("not 5");
	});
});
