import { describe, expect, it } from "vitest";
import { judgeOldClaim, mayUse } from "./claim-rules.ts";
import type { BankAccountStatus } from "./claim-store.ts";

const [ME, OTHER] = [1n, 2n];
const claim = (player_id: bigint, status: BankAccountStatus, day = 5) => ({
	player_id,
	status,
	since: new Date(Date.UTC(2026, 0, day)),
});

describe("[CASH-04] a bank account serves one player", () => {
	it.each<[string, ReturnType<typeof claim>[], boolean]>([
		["that no player has had", [], true],
		["of the player's own", [claim(ME, "own")], true],
		["of another player", [claim(OTHER, "own")], false],
		["of another player, who was refused it, too", [claim(OTHER, "refused")], true],
		["that was refused before", [claim(OTHER, "own"), claim(ME, "refused")], false],
		["that an operator has allowed", [claim(OTHER, "own"), claim(ME, "allowed")], true],
		["that two had before", [claim(OTHER, "own"), claim(ME, "duplicate")], false],
	])("an account %s", (_name, claims, may) => {
		expect(mayUse(claims, ME)).toBe(may);
	});

	it.each<[string, ReturnType<typeof claim>[], number, ReturnType<typeof judgeOldClaim>]>([
		["that no player had", [], 3, "own"],
		["that the player has by now", [claim(ME, "own")], 3, "known"],
		["that another player had before", [claim(OTHER, "own", 2)], 3, "duplicate"],
		["that another player has had since", [claim(OTHER, "own", 5)], 3, "takeOver"],
		["that another player wanted since", [claim(OTHER, "refused", 5)], 3, "own"],
	])("an old account %s", (_name, claims, day, verdict) => {
		expect(judgeOldClaim(claims, ME, new Date(Date.UTC(2026, 0, day)))).toBe(verdict);
	});
});
