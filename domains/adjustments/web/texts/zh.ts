export default {
	errors: { tooHigh: "该玩家没有这么多现金。未作任何更改。" },
};
